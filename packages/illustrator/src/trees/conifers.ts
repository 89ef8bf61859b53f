import { area, type Point } from '../ink/path.ts'
import { between, type Random } from '../random.ts'
import { heightAt } from '../land/crest.ts'

type Stand = {
  random: Random
  ground: readonly Point[]
  from: number
  to: number
  /** Mean distance between two trees. */
  spacing: number
  /** Height of a tree at `x`; 0 for none. */
  tall: (x: number) => number
}

/** The trees of a stand, as places and heights. */
export function stand({ random, ground, from, to, spacing, tall }: Stand) {
  const trees: { x: number; foot: number; tall: number }[] = []
  for (let x = from; x < to; x += spacing * between(random, 0.45, 1.55)) {
    const height = tall(x) * between(random, 0.6, 1.25)
    if (height >= 7) trees.push({ x, foot: heightAt(ground, x) + 3, tall: height })
  }
  return trees
}

/** A row of far conifers along a crest: spires, as one path. */
export function spires(shape: Stand): string {
  return stand(shape)
    .map(({ x, foot, tall }) => (tall < 26 ? spire(x, foot, tall) : spire2(x, foot, tall)))
    .join('')
}

/** A row of conifers near enough to show their branches, as one path. */
export function conifers(shape: Stand): string {
  return stand(shape)
    .map(({ x, foot, tall }) => {
      if (tall < 56) return spire2(x, foot, tall)
      if (tall < 84) return spire3(x, foot, tall)
      return fir(shape.random, { x, foot, tall, tiers: tall > 150 ? 6 : 4 })
    })
    .join('')
}

function spire(x: number, foot: number, tall: number): string {
  const half = Math.max(2, Math.round(tall * 0.22))
  const high = Math.round(tall)
  return `M${Math.round(x)} ${Math.round(foot - tall)}l${half} ${high}h-${2 * half}z`
}

function spire2(x: number, foot: number, tall: number): string {
  const [tier, half] = [Math.round(tall / 2), Math.round(tall * 0.13)]
  const low = Math.round(tall * 0.2)
  const cut = Math.round(tall * 0.07)
  return `M${Math.round(x)} ${Math.round(foot - tall)}l${half} ${tier}h-${cut}l${low} ${tier}h-${2 * (half + low - cut)}l${low}-${tier}h-${cut}z`
}

function spire3(x: number, foot: number, tall: number): string {
  const tier = Math.round(tall / 3)
  const [top, middle, low] = [0.11, 0.15, 0.18].map((share) => Math.round(tall * share)) as [
    number,
    number,
    number,
  ]
  const cut = Math.round(tall * 0.07)
  const right = `l${top} ${tier}h-${cut}l${middle} ${tier}h-${cut}l${low} ${tier}`
  const left = `h-${2 * (top + middle + low - 2 * cut)}l${low}-${tier}h-${cut}l${middle}-${tier}h-${cut}z`
  return `M${Math.round(x)} ${Math.round(foot - tall)}${right}${left}`
}

type Fir = { x: number; foot: number; tall: number; tiers: number }

/** One conifer: tiers of drooping branches, no two sides alike. */
export function fir(random: Random, { x, foot, tall, tiers }: Fir): string {
  const side = (sign: 1 | -1) => branches(random, { x, foot, tall, tiers }, sign)
  const trunk = Math.max(2, tall * 0.022)
  return area([
    [x, foot - tall],
    ...side(1),
    [x + trunk, foot - tall * 0.07],
    [x + trunk, foot],
    [x - trunk, foot],
    [x - trunk, foot - tall * 0.07],
    ...side(-1).toReversed(),
  ])
}

/** The half of a conifer that the sun reaches. */
export function firLight(random: Random, tree: Fir, sunSide: 1 | -1): string {
  const { x, foot, tall } = tree
  const outer = branches(random, { ...tree, tall: tall * 0.97 }, sunSide)
  const inner = outer
    .filter((_, index) => index % 2 === 1)
    .map(([, y], index): Point => [x + sunSide * tall * 0.014 * (index % 2), y + tall * 0.05])
  return area([[x, foot - tall], ...outer, ...inner.toReversed()])
}

function branches(random: Random, { x, foot, tall, tiers }: Fir, sign: 1 | -1): Point[] {
  const points: Point[] = []
  for (let tier = 1; tier <= tiers; tier += 1) {
    const share = tier / tiers
    const reach = tall * (0.05 + 0.165 * share) * between(random, 0.84, 1.12)
    const y = foot - tall * (1 - 0.9 * share)
    points.push([x + sign * reach, y + tall * 0.012])
    if (tier < tiers) points.push([x + sign * reach * 0.42, y - tall * 0.018])
  }
  return points
}
