import type { SceneShape } from './draw-scene.ts'
import { crest, curve, frame, nearFocus, rollingLand, write, type Point } from './landform.ts'
import { conifers } from './trees.ts'

/** Wooded hills, one behind the other, and a path that leads in. */
export function drawForest(random: () => number): SceneShape[] {
  const hills = [
    { tone: 'far', base: 262, rise: 130, spacing: 0, tall: 0 },
    { tone: 'middle', base: 312, rise: 100, spacing: 18, tall: 19 },
    { tone: 'near', base: 372, rise: 96, spacing: 27, tall: 38 },
  ] as const
  const wooded = hills.map(({ tone, base, rise, spacing, tall }): SceneShape => {
    const ground = crest({ random, base, rise: () => rise, roughness: 0.12, step: 76 })
    const trees =
      spacing === 0
        ? ''
        : conifers({ random, ground, from: -10, to: frame.width, spacing, height: () => tall })
    return { tone, d: rollingLand(ground) + trees }
  })
  const clearing = crest({ random, base: 446, rise: () => 80, roughness: 0.1, step: 96 })
  const trees = conifers({
    random,
    ground: clearing,
    from: -10,
    to: frame.width,
    spacing: 42,
    height: (x) => 84 - 120 * nearFocus(x, 210),
  })
  return [
    ...wooded,
    { tone: 'front', d: rollingLand(clearing) + trees },
    { tone: 'path', d: trail(random) },
  ]
}

function trail(random: () => number): string {
  const swing = 30 + random() * 24
  const side = (sign: 1 | -1) =>
    Array.from({ length: 7 }, (_, index): Point => {
      const t = index / 6
      const middle = frame.focus + Math.sin(t * 6) * swing * (0.3 + t) - 30 * t
      return [middle + sign * (1.5 + 30 * t ** 1.8), 396 + t * 56]
    })
  const [left, right] = [side(-1), side(1).toReversed()]
  return `M${write(left[0] as Point)}${curve(left)}L${write(right[0] as Point)}${curve(right)}z`
}
