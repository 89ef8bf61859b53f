import { drawFigure } from './figure.ts'
import type { SubjectArt, SubjectPen } from './subject-pen.ts'

function drawSailboat(pen: SubjectPen): void {
  const { tones } = pen
  pen.shape('M-38 4H30Q20 26-2 34Q-24 22-38 4z', tones.white, 0.16)
  pen.line('M-44 10h30M2 14h42M-22 20h30', tones.white, 1.8, 0.5)
  pen.line('M0-96V-8', tones.dark, 1.8)
  pen.shape('M-2-94Q-30-54-38-19Q-20-15-2-17z', tones.white)
  pen.shape('M-2-94Q-14-54-17-16Q-9-15-2-17z', tones.partnerLit, 0.55)
  pen.shape('M-26-46Q-14-43-2-44V-36Q-17-35-29-38z', tones.accent)
  pen.shape('M4-86Q28-48 43-13Q22-19 4-16z', tones.accentLit)
  pen.shape('M4-86Q14-48 15-17Q9-17 4-16z', tones.accentShade, 0.45)
  for (const x of [-24, -13]) {
    drawFigure(pen, {
      hip: [x, -9],
      neck: [x + 1, -18],
      head: [x + 2, -22.5],
      frontArm: [
        [x + 6, -14],
        [x + 10, -14],
      ],
      jacket: x === -24 ? tones.partner : tones.mid,
      jacketLit: tones.partnerLit,
      hat: 'brim',
      bulk: 0.72,
    })
  }
  pen.shape('M-42-11H40Q48-12 54-15Q46 3 28 6H-28Q-40 3-42-11z', tones.accent)
  pen.shape('M-42-11H40Q48-12 54-15Q52-9 47-6H-41z', tones.white)
  pen.line('M-38 3Q0 9 34 3', tones.accentShade, 2.4)
  pen.shape('M0-96l-11 3 11 4z', tones.accent)
  pen.shape('M46 2q10-8 16-2q-4 4-14 5zM-40 5q-14-5-22 1q12 4 24 2z', tones.white, 0.75)
}

function drawMotorboat(pen: SubjectPen): void {
  const { tones } = pen
  pen.shape('M-40 4q-26-12-56-4q20 4 28 8q28 4 40-2z', tones.white, 0.7)
  pen.line('M-104 8h40M-84 13h60M-10 12h52', tones.white, 1.8, 0.55)
  pen.line('M-34-12V-38H6', tones.dark, 1.6)
  pen.shape('M-38-40H10l-3-5H-35z', tones.accent)
  for (const [x, jacket] of [
    [-26, tones.partner],
    [-14, tones.accentShade],
    [-1, tones.partner],
  ] as const) {
    drawFigure(pen, {
      hip: [x, -13],
      neck: [x + 1.5, -23],
      head: [x + 2.5, -28],
      frontArm: [
        [x + 7, -19],
        [x + 10, -18],
      ],
      jacket,
      jacketLit: jacket === tones.partner ? tones.partnerLit : tones.accent,
      hat: x === -1 ? 'brim' : 'none',
      bulk: 0.8,
    })
  }
  pen.shape('M8-15L17-29H21L24-14z', tones.white, 0.6)
  pen.shape('M-46-14H26Q46-16 60-23Q54-2 34 5H-38Q-46 2-46-14z', tones.white)
  pen.shape('M-46-8Q20-6 57-16Q51 0 34 5H-38Q-45 2-46-8z', tones.accent)
  pen.line('M-44-9Q20-7 56-17', tones.accentLit, 2)
  pen.shape('M-54-18h9V2h-7z', tones.dark)
  pen.line('M-40-14v-14', tones.dark, 1.2)
  pen.shape('M-40-28h-12l3 3.5-3 3.5h12z', tones.accentLit)
  pen.shape('M34 4q14-14 34-10q-6 3-6 6q8 0 10 5q-24 6-44 2z', tones.white, 0.9)
}

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

function drawWhale(pen: SubjectPen): void {
  const { tones } = pen
  pen.shape('M-26 8Q-28-34-2-66Q14-84 30-84Q42-82 40-68Q32-40 40 8z', tones.dark)
  pen.shape('M40-68Q32-40 40 8H14Q8-36 26-70Q30-80 37-78Q41-76 40-68z', tones.white, 0.85)
  pen.line('M34-66Q24-40 32 4M29-68Q17-38 24 4M38-60Q31-40 38 2', tones.mid, 1.4, 0.8)
  pen.shape('M-22-14Q-22-40 0-64Q12-78 26-82Q4-64-4-38Q-10-18-8 4H-24z', tones.mid, 0.8)
  pen.shape('M8-40Q-18-36-36-8Q-40 0-34 0Q-14-4 10-26z', tones.dark)
  pen.line('M4-38Q-18-32-34-4', tones.rim, 1.6, 0.8)
  pen.shape('M28-44Q48-38 58-18Q60-11 54-13Q38-18 26-32z', tones.mid)
  pen.disc(22, -62, 1.6, tones.white)
  pen.shape(
    'M-58 10Q-50-8-36-2Q-32-20-22-12Q-14-22-6-8Q6-14 14-4Q24-16 34-8Q42-20 48-6Q60-10 66 10Q4 20-58 10z',
    tones.white,
    0.95,
  )
  pen.shape('M-40 11Q-30 0-20 5Q-6-4 4 5Q20-2 28 5Q40 0 50 11z', tones.waterLit, 0.5)
  pen.line(
    'M-46-14l-4-8M-32-26l-3-8M52-18l5-9M60-8l8-6M-56-4l-8-5M44-28l3-8',
    tones.white,
    3.4,
    0.9,
  )
  pen.line('M-78 14h40M-30 20h70M30 15h50', tones.white, 2, 0.55)
}

function drawDiver(pen: SubjectPen): void {
  const { tones } = pen
  pen.shape('M30 6L96 20L92 44z', tones.lamp, 0.16)
  pen.limb(
    [
      [-16, 2],
      [-28, 9],
      [-40, 2],
    ],
    5,
    tones.dark,
  )
  pen.shape('M-38 1L-58-9Q-62-5-60 1L-40 6z', tones.accentShade)
  pen.limb(
    [
      [8, 2],
      [16, 11],
      [28, 12],
    ],
    4,
    tones.dark,
  )
  pen.limb(
    [
      [-16, 2],
      [14, -3],
    ],
    10,
    tones.dark,
    tones.mid,
  )
  pen.limb(
    [
      [-16, 3],
      [-29, 0],
      [-41, 7],
    ],
    5.4,
    tones.dark,
    tones.mid,
  )
  pen.shape('M-39 4L-60 4Q-64 10-60 15L-40 10z', tones.accentLit)
  pen.line('M-12-1L8-4', tones.accent, 3)
  pen.limb(
    [
      [-9, -8],
      [10, -11],
    ],
    6.4,
    tones.partner,
    tones.partnerLit,
  )
  pen.disc(22, -4, 5, tones.dark)
  pen.shape('M23-8q6 0 6 4q-2 3-6 2z', tones.partnerLit)
  pen.line('M12-9q8-8 14 4', tones.mid, 1.4)
  pen.limb(
    [
      [10, -1],
      [19, 7],
      [30, 5],
    ],
    4.2,
    tones.dark,
    tones.mid,
  )
  pen.shape('M29 3h6v5h-6z', tones.accentLit)
  for (const [x, y, r] of [
    [28, -14, 2],
    [31, -22, 3],
    [26, -31, 2.2],
    [32, -40, 4],
    [27, -52, 2.8],
  ] as const) {
    pen.disc(x, y, r, tones.white, 0.6)
  }
}

export const seaSports = {
  sailboat: {
    habitat: 'water',
    box: { left: -62, right: 62, top: -98, bottom: 34 },
    scale: 0.95,
    draw: drawSailboat,
  },
  motorboat: {
    habitat: 'water',
    box: { left: -104, right: 74, top: -46, bottom: 16 },
    scale: 0.85,
    draw: drawMotorboat,
  },
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
  whale: {
    habitat: 'water',
    box: { left: -78, right: 82, top: -86, bottom: 22 },
    scale: 0.9,
    draw: drawWhale,
  },
  diver: {
    habitat: 'deep',
    box: { left: -64, right: 96, top: -56, bottom: 44 },
    scale: 0.9,
    draw: drawDiver,
  },
} satisfies Record<string, SubjectArt>
