import { drawFigure } from './figure.ts'
import type { SubjectArt, SubjectPen } from './subject-pen.ts'

function drawClimber(pen: SubjectPen): void {
  const { tones } = pen
  pen.line('M8-76L3-4M3-4Q-7 30-2 62', tones.partnerLit, 1.3)
  // The bolt that holds the rope.
  pen.line('M8-80v5', tones.dark, 1.6)
  pen.disc(8, -79, 1.8, tones.rim)
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

export const climbers = {
  climber: {
    habitat: 'wall',
    box: { left: -22, right: 22, top: -80, bottom: 62 },
    scale: 1.15,
    draw: drawClimber,
  },
} satisfies Record<string, SubjectArt>
