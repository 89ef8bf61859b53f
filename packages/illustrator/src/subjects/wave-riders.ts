import { drawFigure } from './figure.ts'
import type { SubjectArt, SubjectPen } from './subject-pen.ts'

function drawSurfer(pen: SubjectPen): void {
  const { tones } = pen
  pen.shape(
    'M-112 16Q-72 12-50-12Q-24-52 22-66Q62-74 84-48Q92-36 86-26Q78-42 62-38Q44-32 50-10Q58 10 112 16Q0 26-112 16z',
    tones.water,
  )
  pen.shape(
    'M-76 8Q-42-4-30-24Q-10-50 22-60Q46-64 62-54Q40-52 34-30Q30-8 44 8Q-20 14-76 8z',
    tones.waterLit,
    0.55,
  )
  pen.line(
    'M-44 2Q-22-16-10-36M-20 6Q0-14 10-46M6 8Q18-12 24-48M26 8Q28-8 30-22',
    tones.white,
    1.6,
    0.5,
  )
  pen.shape(
    'M-56-8Q-26-52 22-68Q64-78 88-50Q98-36 88-18Q92-32 82-36Q84-26 76-28Q78-40 66-40Q68-32 58-32Q62-48 48-52Q34-58 12-50Q-14-40-34-16Q-44-6-62 0z',
    tones.white,
  )
  pen.line('M60-24l2 5M72-20l1 6M84-12l-2 6M54-14l-3 5M92-24l5 4M96-34l6 0', tones.white, 3.4, 0.9)
  pen.shape('M-40 4Q-26 4-10-2Q10-10 26-20Q30-19 27-16Q12-2-8 6Q-30 12-40 4z', tones.accent)
  pen.line('M-34 5Q-8 4 22-15', tones.accentLit, 1.4)
  drawFigure(pen, {
    hip: [-9, -18],
    neck: [1, -31],
    head: [4, -37],
    backLeg: [
      [-17, -10],
      [-19, 1],
    ],
    frontLeg: [
      [3, -14],
      [6, -6],
    ],
    backArm: [
      [-10, -34],
      [-20, -32],
    ],
    frontArm: [
      [11, -30],
      [20, -34],
    ],
    jacket: tones.dark,
    jacketLit: tones.partner,
    bulk: 1.05,
  })
  pen.shape(
    'M-112 16Q-92 8-74 12Q-50 4-34 12Q-14 8 4 13Q30 8 48 14Q80 10 112 16Q60 26 0 25T-112 16z',
    tones.white,
    0.85,
  )
  pen.line('M-96 26h50M-30 30h70M30 24h60', tones.white, 2, 0.5)
}

function drawKite(pen: SubjectPen): void {
  const { tones } = pen
  pen.line('M8-23L38-96M8-23L74-78', tones.white, 0.6, 0.85)
  pen.shape(
    'M26-98Q52-118 78-94Q86-84 82-72Q78-72 77-76Q72-92 58-98Q44-104 30-94Q26-94 26-98z',
    tones.accent,
  )
  pen.shape(
    'M40-106Q52-111 64-105L58-98Q51-101 44-100zM74-98Q84-86 82-72Q78-72 77-76Q75-83 71-89z',
    tones.partnerLit,
  )
  pen.shape('M26-98Q52-118 78-94Q64-108 48-106Q36-104 26-98z', tones.accentLit, 0.7)
  pen.shape('M-24 4Q-46-8-56-4q6 1 6 4q-10-1-12 4q20 4 38 2z', tones.white, 0.9)
  pen.line('M-58-10l-4-3M-50-12l-2-4M-66-2l-5-1M-44-14l-1-4', tones.white, 2, 0.9)
  drawFigure(pen, {
    hip: [-9, -16],
    neck: [-7, -30],
    head: [-8, -36.5],
    backLeg: [
      [-3, -12],
      [-6, -1],
    ],
    frontLeg: [
      [4, -12],
      [9, -3],
    ],
    frontArm: [
      [0, -25],
      [8, -23],
    ],
    jacket: tones.dark,
    jacketLit: tones.accent,
    bulk: 1.02,
  })
  pen.line('M4-26L12-20', tones.dark, 2)
  pen.shape('M-16 4Q-2-3 18-7Q21-6 19-4Q2 4-14 7z', tones.partnerLit)
  pen.line('M-40 9h60M-70 13h70', tones.white, 1.8, 0.55)
}

export const waveRiders = {
  surfer: {
    habitat: 'water',
    box: { left: -112, right: 112, top: -76, bottom: 32 },
    scale: 0.95,
    draw: drawSurfer,
  },
  kite: {
    habitat: 'water',
    box: { left: -70, right: 86, top: -114, bottom: 14 },
    scale: 0.95,
    draw: drawKite,
  },
} satisfies Record<string, SubjectArt>
