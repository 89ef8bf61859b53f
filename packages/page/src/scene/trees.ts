import { heightAt, type Point } from './landform.ts'

type ForestShape = {
  random: () => number
  /** The ground the trees stand on. */
  ground: readonly Point[]
  from: number
  to: number
  /** Mean distance between two trees. */
  spacing: number
  /** Height of a tree at `x`. */
  height: (x: number) => number
}

/** A row of conifers along a crest, as one path. */
export function conifers({ random, ground, from, to, spacing, height }: ForestShape): string {
  const trees: string[] = []
  for (let x = from; x < to; x += spacing * (0.45 + random() * 1.1)) {
    const tall = height(x) * (0.65 + random() * 0.6)
    if (tall >= 6) trees.push(conifer(x, heightAt(ground, x) + 3, tall))
  }
  return trees.join('')
}

/** Three tiers when there is room to see them, else a spire. */
function conifer(x: number, foot: number, tall: number): string {
  const start = `M${Math.round(x)} ${Math.round(foot - tall)}`
  const width = Math.round(tall * 0.2)
  if (tall < 26) return `${start}l${width} ${Math.round(tall)}h-${width * 2}z`
  const tier = Math.round(tall / 3)
  const [top, middle, low] = [
    Math.round(tall * 0.11),
    Math.round(tall * 0.13),
    Math.round(tall * 0.15),
  ]
  const inward = Math.round(tall * 0.06)
  const right = `l${top} ${tier}h-${inward}l${middle} ${tier}h-${inward}l${low} ${tier}`
  const span = top + middle + low - 2 * inward
  const left = `h-${span * 2}l${low}-${tier}h-${inward}l${middle}-${tier}h-${inward}z`
  return start + right + left
}
