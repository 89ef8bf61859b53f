import type { SubjectArt, SubjectPen } from './subject-pen.ts'

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
  diver: {
    habitat: 'deep',
    box: { left: -64, right: 96, top: -56, bottom: 44 },
    scale: 0.9,
    draw: drawDiver,
  },
} satisfies Record<string, SubjectArt>
