import type { Point } from '../ink/path.ts'
import type { SubjectPen } from './subject-pen.ts'

type Pose = {
  hip: Point
  neck: Point
  head: Point
  /** Limbs from the body outwards; what is behind the body comes first in the drawing. */
  backLeg?: readonly Point[]
  frontLeg?: readonly Point[]
  backArm?: readonly Point[]
  frontArm?: readonly Point[]
  jacket?: string
  jacketLit?: string
  trousers?: string
  hat?: 'none' | 'helmet' | 'brim' | 'wool'
  hatColour?: string
  /** Everything but the places: 1 is a person of 40 units. */
  bulk?: number
}

/** A person out of limbs: slim, faceless, seen from the side. */
export function drawFigure(pen: SubjectPen, pose: Pose): void {
  const { tones } = pen
  const {
    bulk = 1,
    jacket = tones.accent,
    jacketLit = tones.accentLit,
    trousers = tones.dark,
  } = pose
  if (pose.backArm) pen.limb([pose.neck, ...pose.backArm], 3.2 * bulk, tones.accentShade)
  if (pose.backLeg) pen.limb([pose.hip, ...pose.backLeg], 4.4 * bulk, tones.dark)
  if (pose.frontLeg) pen.limb([pose.hip, ...pose.frontLeg], 4.6 * bulk, trousers, tones.mid)
  pen.limb([pose.hip, pose.neck], 8 * bulk, jacket, jacketLit)
  const [x, y] = pose.head
  pen.disc(x, y, 3.4 * bulk, tones.skin)
  drawHat(pen, pose, bulk)
  if (pose.frontArm) pen.limb([pose.neck, ...pose.frontArm], 3.4 * bulk, jacket, jacketLit)
}

function drawHat(
  pen: SubjectPen,
  { head: [x, y], hat = 'none', hatColour }: Pose,
  bulk: number,
): void {
  const colour = hatColour ?? pen.tones.partner
  const at = (dx: number, dy: number) => `${tenth(x + dx * bulk)} ${tenth(y + dy * bulk)}`
  const reach = tenth(4 * bulk)
  const dome = `a${reach} ${reach} 0 0 1 ${tenth(8 * bulk)} 0`
  if (hat === 'none')
    pen.shape(
      `M${at(-3.6, 0.6)}a${tenth(3.7 * bulk)} ${tenth(3.7 * bulk)} 0 0 1 ${tenth(6.4 * bulk)}-${tenth(2.4 * bulk)}L${at(-1, -1)}z`,
      pen.tones.dark,
    )
  if (hat === 'helmet') pen.shape(`M${at(-4, -0.2)}${dome}z`, colour)
  if (hat === 'wool') {
    pen.shape(`M${at(-3.8, -0.4)}${dome}z`, colour)
    pen.disc(x - 0.4 * bulk, y - 4.6 * bulk, 1.4 * bulk, pen.tones.white)
  }
  if (hat === 'brim') {
    pen.shape(
      `M${at(-3.4, -1.2)}a${tenth(3.4 * bulk)} ${tenth(3.4 * bulk)} 0 0 1 ${tenth(6.8 * bulk)} 0z`,
      colour,
    )
    pen.limb(
      [
        [x - 5.2 * bulk, y - 1.2 * bulk],
        [x + 5.6 * bulk, y - 1 * bulk],
      ],
      1.5 * bulk,
      colour,
    )
  }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
