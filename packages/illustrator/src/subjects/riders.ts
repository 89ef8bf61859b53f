import { drawFigure } from './figure.ts'
import type { SubjectArt, SubjectPen } from './subject-pen.ts'
import { drawShade } from './walkers.ts'

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

export const riders = {
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
} satisfies Record<string, SubjectArt>
