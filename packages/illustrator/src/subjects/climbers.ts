import { drawFigure } from './figure.ts'
import type { SubjectArt, SubjectPen } from './subject-pen.ts'

export function drawClimber(pen: SubjectPen): void {
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

/** Draws a belayer who looks up at the leader and holds the rope with both hands. */
export function drawBelayer(pen: SubjectPen): void {
  const { tones } = pen
  drawFigure(pen, {
    hip: [0, -19],
    neck: [-1, -33],
    head: [0.6, -40],
    backLeg: [
      [-5, -10],
      [-6, -0.5],
    ],
    frontLeg: [
      [4, -10],
      [4, -0.5],
    ],
    backArm: [
      [5, -30],
      [9, -36],
    ],
    frontArm: [
      [4, -24],
      [7, -19],
    ],
    jacket: tones.partner,
    jacketLit: tones.partnerLit,
    hat: 'helmet',
    hatColour: tones.accentLit,
    bulk: 1.05,
  })
  pen.line('M-4-19Q0-16 4-19', tones.accentLit, 2)
  // Slack rope at the feet.
  pen.line('M9-36L6-19Q13-6 15-1M10-1q6-4 11 0t-9 1', tones.partnerLit, 1.3)
}

/** Draws the ledge at the base of the climb, the belayer, and the rope to the lowest climber. */
export function drawBelay(pen: SubjectPen, draw: () => void = () => drawBelayer(pen)): void {
  const { tones } = pen
  pen.shape('M-66 96L-58 84L-20 82L4 90L10 96z', tones.mid)
  pen.line('M-58 84L-20 82L4 90', tones.rim, 1.2, 0.7)
  pen.line('M-2 60Q-8 74-31 50', tones.partnerLit, 1.3)
  pen.group({ x: -40, y: 84, scale: 1 }, draw)
}

export const climbers = {
  climber: {
    habitat: 'wall',
    box: { left: -66, right: 22, top: -80, bottom: 96 },
    scale: 1.15,
    draw(pen) {
      drawBelay(pen)
      drawClimber(pen)
    },
  },
} satisfies Record<string, SubjectArt>
