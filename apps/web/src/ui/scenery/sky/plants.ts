import { seededRandom } from './seeded-random.ts'

type Point = { x: number; y: number }

/** Two outlines of one drawing: what is washed with colour, and what is only inked. */
type Drawing = { filled: string; inked: string }

/**
 * A vine that hangs from (60, 0), `lengthPx` long, with leaves on both sides that grow smaller
 * towards its tip.
 */
export function drawVine(seed: number, lengthPx: number): Drawing {
  const random = seededRandom(seed)
  const phase = random() * 6
  const stemAt = (y: number) => ({
    x: 60 + Math.sin(y / 46 + phase) * 11 - Math.sin(phase) * 11,
    y,
  })
  const steps = Math.round(lengthPx / 12)
  const stem = Array.from({ length: steps + 1 }, (_, index) => stemAt((index / steps) * lengthPx))
  const leaves = Array.from({ length: Math.floor(lengthPx / 21) }, (_, index) => {
    const foot = stemAt(14 + index * 21)
    const side = index % 2 === 0 ? 1 : -1
    const size = (30 - (index * 21 * 15) / lengthPx) * (0.85 + random() * 0.3)
    return { foot, angle: Math.PI / 2 - side * (0.75 + random() * 0.5), size }
  })
  return {
    filled: leaves.map((leaf) => drawLeaf(leaf)).join(''),
    inked: `M${stem.map(pair).join('L')}${leaves.map(drawMidrib).join('')}`,
  }
}

/** A fern whose fronds rise from (110, 200) and bend outwards. */
export function drawFern(seed: number): Drawing {
  const random = seededRandom(seed)
  const fronds = [-1, -0.5, 0.05, 0.55, 1].map((lean) => {
    const height = 168 - Math.abs(lean) * 62 + random() * 18
    return Array.from({ length: 15 }, (_, index) => {
      const along = index / 14
      return {
        x: 110 + lean * (26 * along + 74 * along ** 2.2),
        y: 200 - height * (along - 0.34 * Math.abs(lean) * along ** 2.6),
      }
    })
  })
  return {
    filled: fronds
      .flatMap(leafletsOf)
      .map((leaf) => drawLeaf(leaf))
      .join(''),
    inked: fronds.map((frond) => `M${frond.map(pair).join('L')}`).join(''),
  }
}

/** Broad leaves on long stalks from (110, 200). */
export function drawBroadleaf(seed: number): Drawing {
  const random = seededRandom(seed)
  const leaves = [-1, -0.5, 0.05, 0.55, 1].map((lean) => {
    const foot = { x: 110 + lean * 46, y: 128 - (1 - Math.abs(lean)) * 34 + random() * 10 }
    return { foot, angle: -Math.PI / 2 + lean * 0.85, size: 70 + random() * 16 }
  })
  const stalks = leaves.map(({ foot }) => `M110 200Q110 ${foot.y + 40} ${pair(foot)}`)
  return {
    filled: leaves.map((leaf) => drawLeaf(leaf, 0.46)).join(''),
    inked: stalks.join('') + leaves.map(drawMidrib).join(''),
  }
}

type Leaf = { foot: Point; angle: number; size: number }

function leafletsOf(frond: readonly Point[]): Leaf[] {
  return frond.slice(3, -1).flatMap((foot, index) => {
    const next = frond[index + 4] ?? foot
    const ahead = Math.atan2(next.y - foot.y, next.x - foot.x)
    const size = 27 * Math.sin(Math.PI * (0.28 + (index / 12) * 0.68))
    return [-1, 1].map((side) => ({ foot, angle: ahead + side * 1.05, size }))
  })
}

/** A pointed leaf from its foot; `fullness` is half its width by its length. */
function drawLeaf(leaf: Leaf, fullness = 0.28): string {
  const width = fullness * leaf.size
  const at = (along: number, aside: number) =>
    pair({
      x: leaf.foot.x + Math.cos(leaf.angle) * along - Math.sin(leaf.angle) * aside,
      y: leaf.foot.y + Math.sin(leaf.angle) * along + Math.cos(leaf.angle) * aside,
    })
  const { size } = leaf
  return `M${pair(leaf.foot)}C${at(size * 0.2, width)} ${at(size * 0.65, width)} ${at(size, 0)}C${at(size * 0.65, -width)} ${at(size * 0.2, -width)} ${pair(leaf.foot)}Z`
}

function drawMidrib({ foot, angle, size }: Leaf): string {
  const tip = {
    x: foot.x + Math.cos(angle) * size * 0.86,
    y: foot.y + Math.sin(angle) * size * 0.86,
  }
  return `M${pair(foot)}L${pair(tip)}`
}

function pair({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
