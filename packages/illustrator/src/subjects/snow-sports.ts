import { drawFigure } from './figure.ts'
import type { SubjectArt, SubjectPen } from './subject-pen.ts'
import { drawShade } from './walkers.ts'

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

export const snowSports = {
  skier: {
    habitat: 'ground',
    box: { left: -70, right: 36, top: -42, bottom: 8 },
    scale: 1.15,
    draw: drawSkier,
  },
  dogsled: {
    habitat: 'ground',
    box: { left: -100, right: 82, top: -48, bottom: 6 },
    scale: 0.8,
    draw: drawDogsled,
  },
} satisfies Record<string, SubjectArt>
