import { area, blob, type Point } from '../ink/path.ts'
import { between, type Random } from '../random.ts'

type Crown = { x: number; y: number; wide: number; high: number; lumps?: number }

/** A round crown, as one lumpy shape. */
export function crown(random: Random, { x, y, wide, high, lumps = 9 }: Crown): string {
  return blob(
    Array.from({ length: lumps }, (_, index): Point => {
      const angle = (index / lumps) * Math.PI * 2
      const reach = between(random, 0.88, 1.18)
      const flat = Math.sin(angle) > 0 ? 0.8 : 1
      return [x + Math.cos(angle) * wide * reach, y + Math.sin(angle) * high * reach * flat]
    }),
  )
}

/** Round crowns along a crest: humps, as one path. */
export function canopy(places: readonly { x: number; foot: number; tall: number }[]): string {
  return places
    .map(({ x, foot, tall }) => {
      const half = Math.round(tall * 0.46)
      return `M${Math.round(x - half)} ${Math.round(foot + 2)}a${half} ${Math.round(tall)} 0 0 1 ${2 * half} 0z`
    })
    .join('')
}

/** A trunk that forks under its crown. */
export function trunk(x: number, foot: number, tall: number, thick: number): string {
  const half = thick / 2
  return area([
    [x - half * 1.5, foot],
    [x - half * 0.7, foot - tall * 0.5],
    [x - half * 1.6, foot - tall],
    [x, foot - tall * 0.7],
    [x + half * 1.8, foot - tall],
    [x + half * 0.7, foot - tall * 0.5],
    [x + half * 1.5, foot],
  ])
}

/** The umbrella of an acacia: two or three flat shelves on a forked stem. */
export function acacia(random: Random, x: number, foot: number, tall: number) {
  const lean = (random() - 0.5) * tall * 0.2
  const stem = `M${Math.round(x)} ${Math.round(foot)}q${Math.round(lean * 0.2)}-${Math.round(tall * 0.4)} ${Math.round(lean)}-${Math.round(tall * 0.86)}m${-Math.round(lean * 0.62)} ${Math.round(tall * 0.42)}q${Math.round(tall * 0.06)}-${Math.round(tall * 0.22)} ${Math.round(tall * 0.3)}-${Math.round(tall * 0.34)}m-${Math.round(tall * 0.3)} ${Math.round(tall * 0.3)}q-${Math.round(tall * 0.06)}-${Math.round(tall * 0.18)}-${Math.round(tall * 0.3)}-${Math.round(tall * 0.26)}`
  const shelf = (dx: number, dy: number, wide: number) => {
    const half = Math.round(wide * tall)
    const high = Math.round(tall * between(random, 0.11, 0.15))
    return `M${Math.round(x + lean + dx * tall - half)} ${Math.round(foot - dy * tall)}q${Math.round(half * 0.35)}-${high} ${half}-${high}t${half} ${high}q-${half} ${Math.round(high * 0.45)}-${2 * half} 0z`
  }
  const shelves = [shelf(0.02, 0.86, 0.46), shelf(-0.26, 0.74, 0.3), shelf(0.3, 0.76, 0.3)]
  return { stem, crown: shelves.join(''), light: shelf(0.02, 0.895, 0.34) }
}

/** A palm: a bent stem and a star of hanging fronds. */
export function palm(random: Random, x: number, foot: number, tall: number) {
  const lean = (random() < 0.5 ? -1 : 1) * tall * between(random, 0.12, 0.26)
  const stem = `M${Math.round(x)} ${Math.round(foot)}q${Math.round(lean * 0.1)}-${Math.round(tall * 0.6)} ${Math.round(lean)}-${Math.round(tall)}`
  const [topX, topY] = [x + lean, foot - tall]
  const fronds = [-160, -128, -90, -50, -18, 15, 165].map((degrees) => {
    const angle = ((degrees + (random() - 0.5) * 20) * Math.PI) / 180
    const long = tall * between(random, 0.36, 0.46)
    const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long * 0.55 + long * 0.3]
    const [rise, thin] = [-long * 0.42, long * 0.13]
    return `M${Math.round(topX)} ${Math.round(topY)}q${Math.round(dx * 0.5)} ${Math.round(dy * 0.3 + rise)} ${Math.round(dx)} ${Math.round(dy)}q${Math.round(-dx * 0.35)} ${Math.round(-dy * 0.55 + rise + thin * 2.2)} ${Math.round(-dx)} ${Math.round(-dy)}z`
  })
  return { stem, fronds: fronds.join('') }
}

/** The long trunks of a wood, from above the frame to the ground, as one path. */
export function columns(
  random: Random,
  trunks: readonly { x: number; foot: number; thick: number; top: number }[],
): string {
  return trunks
    .map(({ x, foot, thick, top }) => {
      const lean = (random() - 0.5) * thick * 1.2
      const half = thick / 2
      return area([
        [x - half * 0.7 + lean, top],
        [x + half * 0.7 + lean, top],
        [x + half, foot - thick],
        [x + half * 1.9, foot + 3],
        [x - half * 1.9, foot + 3],
        [x - half, foot - thick],
      ])
    })
    .join('')
}
