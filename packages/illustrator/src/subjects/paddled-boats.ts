import type { Person } from '../cast/troupe.ts'
import { drawFigure } from './figure.ts'
import { atSize } from './people.ts'
import { drawRaft } from './rafts.ts'
import type { SubjectArt, SubjectPen } from './subject-pen.ts'

/** What a boat's body leaves in the water below it. */
function drawMirror(pen: SubjectPen, half: number, colour: string): void {
  pen.shape(`M${-half} 1H${half}q-${half * 0.4} 10-${half} 10t-${half}-10z`, colour, 0.28)
  pen.line(`M${-half * 0.8} 13h${half * 0.9}M${-half * 0.2} 18h${half * 0.9}`, colour, 1.6, 0.22)
}

/** One paddler, or two in a tandem. */
export function drawKayak(pen: SubjectPen, crew: readonly Person[] = ['adult']): void {
  const { tones } = pen
  drawMirror(pen, 46, tones.dark)
  const seats = crew.length > 1 ? [-16, 20] : [0]
  for (const [index, x] of seats.entries()) {
    const person = crew[index] ?? 'adult'
    const draw = () => atSize(pen, { x: 0, y: -5, person }, () => drawKayaker(pen))
    if (x === 0) draw()
    else pen.group({ x, y: 0, scale: 1 }, draw)
  }
  pen.shape('M-54-9Q-30-2 0-5Q32-2 56-10Q42 4 20 5H-22Q-44 4-54-9z', tones.accent)
  pen.shape('M-54-9Q-30-2 0-5Q32-2 56-10Q34 1 0 0Q-34 1-54-9z', tones.accentLit)
  for (const x of seats) pen.shape(`M${x - 14}-5q10-4 20 0q-10 3-20 0z`, tones.dark)
  pen.line('M-60 6h36M6 9h46', tones.white, 1.8, 0.6)
}

function drawKayaker(pen: SubjectPen): void {
  const { tones } = pen
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
}

const canoeSeats: readonly (readonly number[])[] = [[-14], [-30, 20], [-33, -5, 23]]

export function drawCanoe(pen: SubjectPen, crew: readonly Person[] = ['adult', 'adult']): void {
  const { tones } = pen
  drawMirror(pen, 50, tones.dark)
  // Grown-ups at both ends, a child between them.
  const seated = crew.length === 3 ? [crew[0], crew[2], crew[1]] : crew
  for (const [index, x] of (canoeSeats[crew.length - 1] ?? []).entries()) {
    const jacket: [string, string] =
      index === 0 ? [tones.partner, tones.partnerLit] : [tones.mid, tones.rim]
    atSize(pen, { x, y: -8, person: seated[index] ?? 'adult' }, () => drawCanoeist(pen, x, jacket))
  }
  pen.shape('M-58-20Q-50-9-34-9H34Q50-9 58-20Q58-2 40 4Q0 8-40 4Q-58-2-58-20z', tones.accent)
  pen.shape('M-58-20Q-50-9-34-9H34Q50-9 58-20Q56-6 36-4H-36Q-56-6-58-20z', tones.accentLit)
  pen.line('M-50-1Q0 7 50-1', tones.accentShade, 2)
  pen.line('M-66 8h40M4 10h56', tones.white, 1.8, 0.5)
}

function drawCanoeist(pen: SubjectPen, x: number, jacket: [string, string]): void {
  const { tones } = pen
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
  raft: {
    habitat: 'water',
    box: { left: -68, right: 76, top: -38, bottom: 22 },
    draw: (pen) => drawRaft(pen),
  },
  kayak: {
    habitat: 'water',
    box: { left: -62, right: 62, top: -40, bottom: 22 },
    scale: 0.9,
    draw: (pen) => drawKayak(pen),
  },
  canoe: {
    habitat: 'water',
    box: { left: -68, right: 68, top: -36, bottom: 22 },
    scale: 0.95,
    draw: (pen) => drawCanoe(pen),
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
