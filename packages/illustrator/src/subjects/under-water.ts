import type { SubjectArt, SubjectPen } from './subject-pen.ts'

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

export const underWater = {
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
