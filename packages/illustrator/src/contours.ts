import { blob, type Point } from './ink/path.ts'
import { seededRandom } from './random.ts'

/** The side of the square that contour lines are drawn in. */
export const contourSide = 600

/** Height lines of an imaginary hill, as a map draws them: one path, to be stroked. */
export function drawContours(seed: number): string {
  const random = seededRandom(seed)
  const bumps = [2, 3, 5].map((lobes) => ({ lobes, turn: random() * 6.3, size: 0.34 / lobes }))
  const rings = Array.from({ length: 7 }, (_, index) => ring(28 + index * 40, index, bumps))
  return rings.join('')
}

type Bump = { lobes: number; turn: number; size: number }

function ring(radius: number, index: number, bumps: readonly Bump[]): string {
  const points = Array.from({ length: 12 }, (_, step): Point => {
    const angle = (step / 12) * 2 * Math.PI
    const swell = bumps.reduce(
      (sum, { lobes, turn, size }) => sum + size * Math.sin(lobes * angle + turn + index * 0.11),
      1,
    )
    const reach = radius * swell
    return [
      contourSide / 2 + index * 5 + reach * Math.cos(angle),
      contourSide / 2 - index * 3 + reach * Math.sin(angle),
    ]
  })
  return blob(points)
}
