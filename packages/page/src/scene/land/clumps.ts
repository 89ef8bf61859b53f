import { mixHex } from '../../style/oklch.ts'
import { between } from '../random.ts'
import type { Stage } from '../stage.ts'
import { crown, trunk } from '../trees/broadleaves.ts'
import { fir } from '../trees/conifers.ts'

type ClumpLook = {
  /** Where the trees stand; they grow with the distance from the horizon. */
  y: number
  bottom: number
  count: number
  /** True where no tree may stand. */
  isFree: (x: number, y: number) => boolean
  broad?: number
}

/** Single trees in open land, back to front, each with its shade. */
export function drawClumps(
  stage: Stage,
  { y, bottom, count, isFree, broad = 0.4 }: ClumpLook,
): void {
  const { canvas, frame, light, random, scene, sun } = stage
  const spots = Array.from({ length: Math.round(count * (0.4 + 0.6 * frame.detail)) }, () => ({
    t: random() ** 1.4,
    x: random() * frame.width,
  })).toSorted((one, other) => one.t - other.t)
  for (const { t, x } of spots) {
    const foot = y + (bottom - y) * t
    if (isFree(x, foot)) continue
    const tall = (26 + 120 * t) * between(random, 0.75, 1.2)
    const depth = 0.3 - 0.22 * t
    const side = sun.x > x ? 1 : -1
    canvas.fill(shadeOnGround(x, foot, tall, side), light.ink, 0.22)
    if (random() > broad) {
      canvas.fill(
        fir(random, { x, foot, tall, tiers: tall > 60 ? 5 : 3 }),
        light.tone('conifer', depth, 0.15),
      )
      continue
    }
    const bare = scene.season === 'winter'
    canvas.fill(
      trunk(x, foot, tall * 0.55, tall * 0.07),
      light.tone(bare ? 'birch' : 'trunk', depth),
    )
    const high = tall * 0.34
    const leaf = random() < 0.3 ? 'leaf2' : 'leaf'
    canvas.fill(
      crown(random, { x, y: foot - tall * 0.66, wide: tall * 0.3, high, lumps: 7 }),
      light.tone(leaf, depth),
      bare ? 0.7 : 1,
    )
    canvas.fill(
      crown(random, {
        x: x + side * tall * 0.07,
        y: foot - tall * 0.74,
        wide: tall * 0.19,
        high: high * 0.6,
        lumps: 6,
      }),
      mixHex(light.tone(leaf, depth, 0.9), light.tone(leaf, depth), 0.25),
      bare ? 0.7 : 1,
    )
  }
}

function shadeOnGround(x: number, foot: number, tall: number, side: 1 | -1): string {
  const [long, thin] = [Math.round(tall * 0.55), Math.max(2, Math.round(tall * 0.05))]
  return `M${Math.round(x)} ${Math.round(foot - thin)}q${-side * long}-${thin} ${-side * long} ${thin}t${side * long} ${thin}z`
}
