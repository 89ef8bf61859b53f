import type { Person } from '../cast/troupe.ts'
import { drawFigure } from './figure.ts'
import type { SubjectPen } from './subject-pen.ts'

/** How large a child is beside an adult. */
export const childSize = 0.68

/** Draws a person who sits or stands at `x` and `y`, as large as they are. */
export function atSize(
  pen: SubjectPen,
  { x, y, person }: { x: number; y: number; person: Person },
  draw: () => void,
): void {
  if (person === 'adult') draw()
  else pen.group({ x: x * (1 - childSize), y: y * (1 - childSize), scale: childSize }, draw)
}

/** Somebody who stands there and looks ahead; every other one points at something. */
export function drawBystander(pen: SubjectPen, index: number): void {
  const { tones } = pen
  const isPointing = index % 2 === 1
  drawFigure(pen, {
    hip: [0, -19],
    neck: [1, -33],
    head: [2.4, -39.5],
    backLeg: [
      [-3, -10],
      [-4, -0.5],
    ],
    frontLeg: [
      [3, -10],
      [3, -0.5],
    ],
    frontArm: isPointing
      ? [
          [8, -32],
          [15, -37],
        ]
      : [
          [3, -26],
          [6, -19],
        ],
    jacket: isPointing ? tones.accent : tones.partner,
    jacketLit: isPointing ? tones.accentLit : tones.partnerLit,
    hat: (['brim', 'none', 'wool'] as const)[index % 3] ?? 'none',
  })
}
