import { drawFigure } from './figure.ts'
import type { SubjectArt, SubjectPen } from './subject-pen.ts'
import { drawShade } from './walkers.ts'

function drawClimber(pen: SubjectPen): void {
  const { tones } = pen
  pen.line('M8-80L3-4M3-4Q-7 30-2 62', tones.partnerLit, 1.3)
  pen.shape('M-14-30Q-22 4-10 30Q-2 34 0 26Q-8 0-2-26z', tones.dark, 0.22)
  drawFigure(pen, {
    hip: [0, -2],
    neck: [4, -18],
    head: [6.5, -24.5],
    backLeg: [
      [-6, 8],
      [-2, 21],
      [2, 21],
    ],
    frontLeg: [
      [11, 2],
      [9, 14],
      [13, 14],
    ],
    backArm: [
      [-5, -27],
      [-4, -38],
    ],
    frontArm: [
      [13, -26],
      [16, -36],
    ],
    trousers: tones.dark,
    hat: 'helmet',
    hatColour: tones.partnerLit,
    bulk: 1.15,
  })
  pen.line('M-4-3Q0 1 4-3', tones.partnerLit, 2)
  pen.shape('M-6-2h5v6h-4z', tones.partner)
  pen.line('M-5-1l-2 6M-1 0l0 7', tones.rim, 1.2)
}

function drawSkier(pen: SubjectPen): void {
  const { tones } = pen
  pen.shape('M-16 2Q-34-16-52-12q5 2 5 6q-12-3-16 4q7 0 9 4q20 4 38 2z', tones.white, 0.9)
  pen.line('M-56-18l-4-4M-46-20l-2-5M-64-8l-6-2', tones.white, 2.2, 0.9)
  drawShade(pen, 18, 3)
  pen.line('M-2-20L-24-30', tones.dark, 1.3)
  drawFigure(pen, {
    hip: [-7, -18],
    neck: [6, -29],
    head: [10, -34.5],
    backLeg: [
      [5, -14],
      [-1, -3],
    ],
    frontLeg: [
      [7, -12],
      [2, -1],
    ],
    backArm: [
      [10, -22],
      [4, -18],
    ],
    frontArm: [
      [13, -20],
      [18, -22],
    ],
    hat: 'helmet',
    hatColour: tones.partner,
    bulk: 1.05,
  })
  pen.line('M18-22L-4-13', tones.dark, 1.3)
  pen.shape('M10-36h5v3h-4z', tones.lamp)
  pen.line('M-26 5L24 0Q29-1 31-5', tones.accentShade, 2.2)
  pen.line('M-22 1L26-4Q31-5 33-9', tones.accent, 2.2)
}

function wheel(pen: SubjectPen, x: number): void {
  pen.line(`M${x - 12}-12.5a12 12 0 1 0 24 0a12 12 0 1 0-24 0z`, pen.tones.dark, 2.6)
  pen.line(
    `M${x}-22v19M${x - 9.5}-12.5h19M${x - 6.7}-19l13.4 13.4M${x - 6.7}-6l13.4-13.4`,
    pen.tones.mid,
    0.5,
  )
}

function drawCyclist(pen: SubjectPen): void {
  const { tones } = pen
  drawShade(pen, 24)
  wheel(pen, -18)
  wheel(pen, 21)
  pen.limb(
    [
      [-7, -35],
      [0, -26],
      [5, -17],
      [3, -12],
    ],
    4.2,
    tones.dark,
  )
  pen.line('M-18-12.5L-8-29H12L0-12.5z', tones.accentShade, 2.4)
  pen.line('M-8-29H12L0-12.5L-10-31', tones.accent, 2.6)
  pen.line('M21-12.5L11-34L16-36', tones.dark, 2.2)
  pen.limb(
    [
      [-14, -33],
      [-6, -33],
    ],
    2.4,
    tones.dark,
  )
  pen.disc(0, -12.5, 3, tones.dark)
  drawFigure(pen, {
    hip: [-9, -36],
    neck: [6, -49],
    head: [11, -54],
    frontLeg: [
      [4, -27],
      [-1, -10],
      [3, -9.5],
    ],
    frontArm: [
      [11, -40],
      [16, -36],
    ],
    hat: 'helmet',
    hatColour: tones.partnerLit,
    bulk: 1.02,
  })
  pen.shape('M-6-41Q-12-46-7-51L2-50L2-44z', tones.partner)
  pen.shape('M-34 0q-7-7-14-4q-8 0-10 5q14 3 24-1z', tones.white, 0.25)
}

function drawHorse(pen: SubjectPen): void {
  const { tones } = pen
  const coat = tones.coat
  drawShade(pen, 30)
  pen.limb(
    [
      [14, -27],
      [23, -17],
      [19, -8],
    ],
    4.6,
    tones.dark,
  )
  pen.limb(
    [
      [-19, -27],
      [-26, -14],
      [-24, -1],
    ],
    4.8,
    tones.dark,
  )
  pen.line('M-27-36Q-38-34-36-14', tones.dark, 4)
  pen.shape(
    'M-29-33Q-28-43-16-41Q-4-37 8-40Q14-44 18-50Q21-57 24-59L27-64L30-59Q34-58 36-54L45-46Q47-42 44-40L39-41L33-44Q30-36 25-28Q20-20 8-20Q-6-20-14-22Q-30-22-29-33z',
    coat,
  )
  pen.shape(
    'M30-59Q34-58 36-54L45-46Q47-42 44-40L33-49Q28-40 24-33Q26-44 25-52z',
    tones.coatLit,
    0.8,
  )
  pen.line('M23-58Q15-52 11-41', tones.dark, 4)
  pen.limb(
    [
      [17, -27],
      [19, -13],
      [18, -1],
    ],
    5,
    coat,
    tones.coatLit,
  )
  pen.limb(
    [
      [-18, -28],
      [-14, -14],
      [-18, -1],
    ],
    5.4,
    coat,
    tones.coatLit,
  )
  pen.line('M16 0h4M-20 0h4M-26 0h4', tones.dark, 2.6)
  pen.shape('M-9-40Q-1-37 9-41L8-32H-7z', tones.accentShade)
  drawFigure(pen, {
    hip: [0, -42],
    neck: [2, -57],
    head: [3.5, -63.5],
    frontLeg: [
      [7, -35],
      [5, -24],
      [9, -24],
    ],
    frontArm: [
      [8, -50],
      [14, -47],
    ],
    hat: 'brim',
  })
  pen.line('M14-47Q26-44 42-44M36-54L40-41', tones.rim, 1)
}

function dog(pen: SubjectPen, x: number, colour: string): void {
  pen.line(`M${x + 5}-9l6 4 2 4M${x - 6}-9l-5 4-3 4`, pen.tones.dark, 1.8)
  pen.line(`M${x + 5}-8l2 4-2 3M${x - 6}-9l2 5-3 3M${x - 8}-12q-5-1-5-6`, colour, 2)
  pen.line(`M${x - 6}-11l12-0.5`, colour, 6)
  pen.shape(`M${x + 6}-13l4-5 1-3 2 3 5 3-1 2-5 1-3 3z`, colour)
}

function drawDogsled(pen: SubjectPen): void {
  const { tones } = pen
  drawShade(pen, 44, 1)
  pen.line('M-38-8L72-10', tones.rim, 1)
  for (const x of [8, 34, 60]) {
    dog(pen, x - 5, tones.mid)
    dog(pen, x + 2, tones.coat)
  }
  pen.line('M14-14l1 6M40-14l1 6M66-14l1 6', tones.accent, 2)
  drawFigure(pen, {
    hip: [-60, -20],
    neck: [-56, -34],
    head: [-54, -40.5],
    backLeg: [
      [-62, -11],
      [-64, -3],
    ],
    frontLeg: [
      [-57, -12],
      [-58, -3],
    ],
    frontArm: [
      [-51, -27],
      [-46, -25],
    ],
    hat: 'wool',
    bulk: 1.05,
  })
  drawFigure(pen, {
    hip: [-34, -8],
    neck: [-37, -19],
    head: [-36, -25],
    frontArm: [
      [-32, -13],
      [-28, -12],
    ],
    jacket: tones.partner,
    jacketLit: tones.partnerLit,
    hat: 'wool',
    hatColour: tones.accentLit,
    bulk: 0.9,
  })
  pen.shape('M-44-12Q-30-9-18-9Q-12-9-10-4H-44z', tones.accent)
  pen.line('M-70 0H-14Q-6 0-6-7L-12-9M-46-25L-50-1M-46-25L-44-4', tones.dark, 2)
  pen.shape('M-72 2q-10-9-20-5q5 1 5 3q-9 0-11 4q14 2 26-2z', tones.white, 0.85)
}

export const movers = {
  climber: {
    habitat: 'wall',
    box: { left: -22, right: 22, top: -80, bottom: 62 },
    scale: 1.15,
    draw: drawClimber,
  },
  skier: {
    habitat: 'ground',
    box: { left: -70, right: 36, top: -42, bottom: 8 },
    scale: 1.15,
    draw: drawSkier,
  },
  cyclist: {
    habitat: 'ground',
    box: { left: -60, right: 36, top: -62, bottom: 5 },
    scale: 1,
    draw: drawCyclist,
  },
  horse: {
    habitat: 'ground',
    box: { left: -40, right: 48, top: -70, bottom: 5 },
    scale: 1.1,
    draw: drawHorse,
  },
  dogsled: {
    habitat: 'ground',
    box: { left: -100, right: 82, top: -48, bottom: 6 },
    scale: 0.8,
    draw: drawDogsled,
  },
} satisfies Record<string, SubjectArt>
