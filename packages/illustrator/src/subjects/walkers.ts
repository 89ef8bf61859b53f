import { drawFigure } from './figure.ts'
import type { SubjectArt, SubjectPen } from './subject-pen.ts'

/** Shade on the ground, away from the sun: what makes a thing stand instead of float. */
export function drawShade(pen: SubjectPen, half: number, y = 0): void {
  pen.shape(
    `M${half * 0.8} ${y}q-${half * 0.6} 4-${half * 1.4} 4t-${half * 1.2}-3q${half * 0.8}-4 ${half * 2.6}-1z`,
    pen.tones.dark,
    0.3,
  )
}

function drawHiker(pen: SubjectPen): void {
  const { tones } = pen
  drawShade(pen, 13)
  walker(pen, -19, 0.92, [tones.partner, tones.partnerLit])
  walker(pen, 6, 1, [tones.accent, tones.accentLit])
}

/** A hiker with pack and sticks. */
export function walker(pen: SubjectPen, x: number, bulk: number, jacket: [string, string]): void {
  const { tones } = pen
  const at = (dx: number, dy: number): [number, number] => [x + dx * bulk, dy * bulk]
  pen.limb([at(12, -25), at(15, 0)], 1.1, tones.dark)
  pen.limb([at(-1, -24), at(-9, 0)], 1.1, tones.mid)
  drawFigure(pen, {
    hip: at(0, -19),
    neck: at(2, -33),
    head: at(3.6, -39.5),
    backLeg: [at(-3.5, -10), at(-8, -1), at(-5.5, -0.5)],
    frontLeg: [at(5, -11), at(5, -1), at(8, -1)],
    frontArm: [at(5, -25), at(12, -24)],
    jacket: jacket[0],
    jacketLit: jacket[1],
    hat: 'brim',
    bulk,
  })
  const pack = (dx: number, dy: number) =>
    at(dx, dy)
      .map((value) => Math.round(value * 10) / 10)
      .join(' ')
  pen.shape(
    `M${pack(-1, -36)}Q${pack(-10, -37)} ${pack(-10, -29)}L${pack(-8.5, -20)}Q${pack(-4, -18)} ${pack(-2, -21)}z`,
    tones.accentShade,
  )
  pen.limb([at(-8, -37), at(-1, -37.5)], 3.6 * bulk, tones.rim)
}

function drawBackpack(pen: SubjectPen): void {
  const { tones } = pen
  drawShade(pen, 20)
  pen.line('M16-54L24 0', tones.dark, 1.6)
  pen.limb(
    [
      [-15, -50],
      [15, -51],
    ],
    9,
    tones.partner,
    tones.partnerLit,
  )
  pen.line('M-8-54v8M8-55v8', tones.dark, 1.4)
  pen.shape('M-15-43Q-15-47-10-47H10Q15-47 15-43L18-6Q18 0 11 0H-11Q-18 0-18-6z', tones.accent)
  pen.shape('M4-47H10Q15-47 15-43L18-6Q18 0 11 0H6z', tones.accentLit)
  pen.shape('M-17-42Q0-26 17-42L15-46H-15z', tones.accentShade)
  pen.shape(
    'M-11-20H11Q13-20 13-17V-6Q13-3 10-3H-10Q-13-3-13-6V-17Q-13-20-11-20z',
    tones.accentShade,
  )
  pen.line('M-11-14H11M-6-32v9M6-32v9', tones.dark, 1.4)
  pen.shape('M-29 0q-3-7 3-9l1-7h6l2 9q4 1 3 7z', tones.mid)
  pen.line('M-29 0h15', tones.rim, 1.6)
}

export const walkers = {
  hiker: {
    habitat: 'ground',
    box: { left: -34, right: 24, top: -46, bottom: 6 },
    scale: 1.25,
    draw: drawHiker,
  },
  backpack: {
    habitat: 'ground',
    box: { left: -34, right: 28, top: -58, bottom: 6 },
    scale: 1,
    draw: drawBackpack,
  },
} satisfies Record<string, SubjectArt>
