import type { Point } from '../ink/path.ts'
import { drawFigure } from './figure.ts'
import type { SubjectArt, SubjectPen } from './subject-pen.ts'

/** Foam along a waterline, and a splash at the bow. */
function drawFoam(pen: SubjectPen, from: number, to: number, y: number): void {
  const { white } = pen.tones
  const long = to - from
  pen.shape(
    `M${from - 8} ${y}q${long * 0.2}-7 ${long * 0.35}-2t${long * 0.35} 0q${long * 0.16}-7 ${long * 0.3} 0q-10 7-${long * 0.4} 6q-${long * 0.5} 3-${long * 0.6 + 16}-4z`,
    white,
    0.85,
  )
  pen.line(
    `M${from - 16} ${y + 8}h${long * 0.5}M${from + long * 0.55} ${y + 11}h${long * 0.45}`,
    white,
    1.8,
    0.55,
  )
}

/** What a boat's body leaves in the water below it. */
function drawMirror(pen: SubjectPen, half: number, colour: string): void {
  pen.shape(`M${-half} 1H${half}q-${half * 0.4} 10-${half} 10t-${half}-10z`, colour, 0.28)
  pen.line(`M${-half * 0.8} 13h${half * 0.9}M${-half * 0.2} 18h${half * 0.9}`, colour, 1.6, 0.22)
}

function paddler(
  pen: SubjectPen,
  {
    x,
    y,
    reach,
    jacket,
    isBack = false,
  }: { x: number; y: number; reach: number; jacket: [string, string]; isBack?: boolean },
): void {
  const hand: Point = [x + 9, y - 12]
  const low: Point = [x + 5, y - 8]
  if (!isBack) pen.line(`M${x + 2} ${y - 25}L${x + 13} ${y + reach}`, pen.tones.dark, 1.5)
  drawFigure(pen, {
    hip: [x, y],
    neck: [x + 3, y - 15],
    head: [x + 4.6, y - 21.5],
    ...(!isBack && { frontArm: [low, hand] }),
    jacket: jacket[0],
    jacketLit: jacket[1],
    hat: 'helmet',
    hatColour: isBack ? pen.tones.accentLit : pen.tones.partnerLit,
    bulk: 1.02,
  })
  if (isBack) return
  pen.shape(`M${x + 11.4} ${y + reach - 5}l4-1 1.6 9q-3 2-5 .5z`, pen.tones.partnerLit)
}

function drawRaft(pen: SubjectPen): void {
  const { tones } = pen
  pen.shape('M-56 6Q0-8 58 4Q40 18 0 17T-56 6z', tones.dark, 0.3)
  pen.limb(
    [
      [-43, -17],
      [-34, -12],
      [32, -12],
      [43, -19],
    ],
    9,
    tones.accentShade,
  )
  for (const x of [-30, -8, 14])
    paddler(pen, {
      x: x + 7,
      y: -13,
      reach: 10,
      jacket: [tones.partner, tones.partnerLit],
      isBack: true,
    })
  const front = [-33, -10, 13]
  for (const x of front)
    paddler(pen, { x, y: -8, reach: 11, jacket: [tones.partner, tones.partnerLit] })
  pen.line('M-48-17Q-42-4-30-3H30Q43-4 50-20', tones.accent, 12)
  pen.line('M-46-20Q-40-7-30-6.5H30Q41-7.5 47-21', tones.accentLit, 3)
  pen.line('M-44-3Q-36 3-26 2.5H28Q38 2 44-5', tones.accentShade, 3.4)
  pen.line('M-27-9v11M-3-9v11M22-9v11', tones.accentShade, 1.4)
  // Over the side, so that they are seen to paddle.
  pen.line(front.map((x) => `M${x + 6}-24l9 27`).join(''), tones.dark, 1.6)
  pen.shape(
    front.map((x) => `M${x + 12.6} 1l4.4-1.4 3 10q-3 2.4-5.4 .6z`).join(''),
    tones.partnerLit,
  )
  pen.limb(
    [
      [-38, -12],
      [-44, -27],
    ],
    3,
    tones.dark,
  )
  drawFoam(pen, -52, 48, 5)
  pen.shape('M44-4q10-16 22-12q-4 2-5 6q8-4 12 0q-8 4-12 12q-12 6-22 2z', tones.white, 0.9)
  pen.line('M62-20l3-3M70-14l4-2M56-18l-1-5M-56 0l-6-4M-60 4l-7 0', tones.white, 2.4, 0.9)
}

function drawKayak(pen: SubjectPen): void {
  const { tones } = pen
  drawMirror(pen, 46, tones.dark)
  drawFigure(pen, {
    hip: [-4, -5],
    neck: [-1, -20],
    head: [0.5, -26.5],
    backArm: [
      [9, -19],
      [16, -20],
    ],
    jacket: tones.partner,
    jacketLit: tones.partnerLit,
    hat: 'helmet',
    hatColour: tones.accentLit,
    bulk: 1.05,
  })
  pen.line('M-26-31L34-7', tones.dark, 1.8)
  pen.shape('M-36-37q4-2 8 0l5 5-3 4q-9-3-10-9zM43-5q-5 4-9 2l-4-4 3-4q9 1 10 6z', tones.accentLit)
  pen.limb(
    [
      [-1, -20],
      [-8, -17],
      [-13, -25],
    ],
    3.4,
    tones.partner,
    tones.partnerLit,
  )
  pen.shape('M-54-9Q-30-2 0-5Q32-2 56-10Q42 4 20 5H-22Q-44 4-54-9z', tones.accent)
  pen.shape('M-54-9Q-30-2 0-5Q32-2 56-10Q34 1 0 0Q-34 1-54-9z', tones.accentLit)
  pen.shape('M-14-5q10-4 20 0q-10 3-20 0z', tones.dark)
  pen.line('M-60 6h36M6 9h46', tones.white, 1.8, 0.6)
}

function drawCanoe(pen: SubjectPen): void {
  const { tones } = pen
  drawMirror(pen, 50, tones.dark)
  for (const [x, jacket] of [
    [-30, [tones.partner, tones.partnerLit]],
    [20, [tones.mid, tones.rim]],
  ] as [number, [string, string]][]) {
    pen.line(`M${x + 3}-27L${x + 16} 8`, tones.dark, 1.5)
    drawFigure(pen, {
      hip: [x, -8],
      neck: [x + 2.6, -22],
      head: [x + 4, -28.5],
      frontArm: [
        [x + 8, -17],
        [x + 9, -11],
      ],
      jacket: jacket[0],
      jacketLit: jacket[1],
      hat: 'brim',
      hatColour: tones.partnerLit,
    })
    pen.shape(`M${x + 13} 0l3.5-1 3 9q-3 2-5 .5z`, tones.rim)
  }
  pen.shape('M-58-20Q-50-9-34-9H34Q50-9 58-20Q58-2 40 4Q0 8-40 4Q-58-2-58-20z', tones.accent)
  pen.shape('M-58-20Q-50-9-34-9H34Q50-9 58-20Q56-6 36-4H-36Q-56-6-58-20z', tones.accentLit)
  pen.line('M-50-1Q0 7 50-1', tones.accentShade, 2)
  pen.line('M-66 8h40M4 10h56', tones.white, 1.8, 0.5)
}

function drawPaddleboard(pen: SubjectPen): void {
  const { tones } = pen
  drawMirror(pen, 34, tones.dark)
  pen.line('M18-38L26 6', tones.dark, 1.8)
  pen.shape('M23.5-3l5-1 2 11q-3 3-5 1z', tones.partnerLit)
  drawFigure(pen, {
    hip: [0, -24],
    neck: [3, -39],
    head: [5, -46],
    backLeg: [
      [-4, -13],
      [-5, -3],
    ],
    frontLeg: [
      [5, -13],
      [5, -3],
    ],
    backArm: [
      [11, -34],
      [18, -36],
    ],
    frontArm: [
      [10, -28],
      [20.5, -22],
    ],
    hat: 'brim',
    bulk: 1.1,
  })
  pen.shape('M-40-1Q-36-4-20-4H26Q42-5 50-11Q46 1 28 3H-24Q-38 3-40-1z', tones.partnerLit)
  pen.line('M-34 1H30', tones.accent, 2)
  pen.line('M-54 8h30M-6 11h50', tones.white, 1.8, 0.55)
}

function drawAngler(pen: SubjectPen): void {
  const { tones } = pen
  pen.line('M-12 1h26M-22 5h40M-4 9h34', tones.white, 1.8, 0.6)
  pen.line('M15-27Q34-46 60-58', tones.dark, 1.5)
  pen.line('M60-58Q98-66 104-34Q108-14 92 2', tones.white, 0.9, 0.85)
  pen.line('M88 3h9M84 6h17', tones.white, 1.6, 0.7)
  drawFigure(pen, {
    hip: [0, -16],
    neck: [2, -31],
    head: [3.5, -38],
    backLeg: [
      [-4, -8],
      [-5, 2],
    ],
    frontLeg: [
      [4, -8],
      [5, 2],
    ],
    backArm: [
      [10, -27],
      [15, -27],
    ],
    frontArm: [
      [9, -23],
      [16, -26],
    ],
    trousers: tones.accentShade,
    hat: 'brim',
    bulk: 1.1,
  })
  pen.shape('M-5-27q-7 1-6 8l5 3z', tones.partner)
}

export const paddledBoats = {
  raft: { habitat: 'water', box: { left: -68, right: 76, top: -38, bottom: 22 }, draw: drawRaft },
  kayak: {
    habitat: 'water',
    box: { left: -62, right: 62, top: -40, bottom: 22 },
    scale: 0.9,
    draw: drawKayak,
  },
  canoe: {
    habitat: 'water',
    box: { left: -68, right: 68, top: -36, bottom: 22 },
    scale: 0.95,
    draw: drawCanoe,
  },
  paddleboard: {
    habitat: 'water',
    box: { left: -56, right: 56, top: -54, bottom: 22 },
    scale: 0.85,
    draw: drawPaddleboard,
  },
  angler: {
    habitat: 'water',
    box: { left: -24, right: 110, top: -66, bottom: 12 },
    scale: 0.95,
    draw: drawAngler,
  },
} satisfies Record<string, SubjectArt>
