import { mixHex } from '../colour/oklch.ts'
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
  const { canvas, frame, light, random, sun } = stage
  const trees = Array.from({ length: Math.round(count * frame.detail) }, () => {
    const t = random() ** 1.4
    const x = random() * frame.width
    return {
      x,
      foot: y + (bottom - y) * t,
      tall: (26 + 120 * t) * between(random, 0.75, 1.2),
      depth: 0.3 - 0.22 * t,
    }
  })
    .filter(({ x, foot }) => !isFree(x, foot))
    .toSorted((one, other) => one.foot - other.foot)
  const side = sun.x > frame.width / 2 ? 1 : -1
  canvas.fill(trees.map((tree) => shadeOnGround(tree, side)).join(''), light.ink, 0.22)
  for (const tree of trees) {
    if (random() < broad) drawBroadleaf(stage, tree, side)
    else
      canvas.fill(
        fir(random, { ...tree, tiers: tree.tall > 60 ? 5 : 3 }),
        light.tone('conifer', tree.depth, 0.15),
      )
  }
}

type Tree = { x: number; foot: number; tall: number; depth: number }

/** A round tree: its crown brighter towards the sun. */
function drawBroadleaf(
  { canvas, light, random, scene }: Stage,
  { x, foot, tall, depth }: Tree,
  side: 1 | -1,
): void {
  const isBare = scene.season === 'winter'
  const cover = isBare ? 0.7 : 1
  const leaf = random() < 0.3 ? 'leaf2' : 'leaf'
  const high = tall * 0.36
  canvas.fill(
    trunk(x, foot, tall * 0.5, tall * 0.065),
    light.tone(isBare ? 'birch' : 'trunk', depth),
  )
  canvas.fill(
    crown(random, { x, y: foot - tall * 0.64, wide: tall * 0.31, high, lumps: 8 }),
    light.tone(leaf, depth),
    cover,
  )
  const lit = {
    x: x + side * tall * 0.075,
    y: foot - tall * 0.71,
    wide: tall * 0.21,
    high: high * 0.66,
    lumps: 7,
  }
  canvas.fill(
    crown(random, lit),
    mixHex(light.tone(leaf, depth, 0.8), light.tone(leaf, depth), 0.35),
    cover,
  )
}

function shadeOnGround({ x, foot, tall }: Tree, side: 1 | -1): string {
  const [long, thin] = [Math.round(tall * 0.55), Math.max(2, Math.round(tall * 0.05))]
  return `M${Math.round(x)} ${Math.round(foot - thin)}q${-side * long}-${thin} ${-side * long} ${thin}t${side * long} ${thin}z`
}
