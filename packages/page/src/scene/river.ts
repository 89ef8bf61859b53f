import type { SceneShape } from './draw-scene.ts'
import {
  crest,
  curve,
  frame,
  jaggedLand,
  nearFocus,
  rollingLand,
  write,
  type Point,
} from './landform.ts'
import { litFaces, mountains } from './peaks.ts'
import { conifers } from './trees.ts'

/** A valley under a range, with a river that winds out of it towards the reader. */
export function drawRiver(random: () => number): SceneShape[] {
  const range = mountains({
    random,
    base: 300,
    rise: (x) => 96 + 118 * nearFocus(x - 60, 190),
    spacing: 150,
  })
  const ridge = crest({
    random,
    base: 320,
    rise: (x) => 84 - 34 * nearFocus(x, 200),
    roughness: 0.35,
    step: 36,
  })
  const hills = valley(random, { edge: 252, middle: 352 })
  const banks = valley(random, { edge: 350, middle: 478 })
  return [
    { tone: 'far', d: jaggedLand(range.crest) },
    { tone: 'lit', d: litFaces(range, 0.6) },
    { tone: 'middle', d: jaggedLand(ridge) },
    {
      tone: 'near',
      d:
        rollingLand(hills) +
        conifers({
          random,
          ground: hills,
          from: -10,
          to: frame.width,
          spacing: 23,
          height: (x) => 30 - 26 * nearFocus(x, 190),
        }),
    },
    { tone: 'water', d: water(random) },
    {
      tone: 'front',
      d:
        rollingLand(banks) +
        conifers({
          random,
          ground: banks,
          from: -10,
          to: frame.width,
          spacing: 36,
          height: (x) => 74 - 96 * nearFocus(x, 360),
        }),
    },
  ]
}

/** Slopes that fall from both edges of the picture to its focus. */
function valley(random: () => number, { edge, middle }: { edge: number; middle: number }) {
  return crest({ random, base: 0, rise: () => 0, roughness: 0, step: 90 }).map(([x]): Point => {
    const swell = (random() - 0.5) * 22
    return [x, edge + swell + (middle - edge) * nearFocus(x, 330)]
  })
}

function water(random: () => number): string {
  const swing = 46 + random() * 26
  const side = (sign: 1 | -1) =>
    Array.from({ length: 9 }, (_, index): Point => {
      const t = index / 8
      const middle = frame.focus - 6 + Math.sin(t * 5.2) * swing * (0.25 + t) - 130 * t ** 2
      return [middle + sign * (3 + 128 * t ** 2.1), 344 + t * 110]
    })
  const [left, right] = [side(-1), side(1).toReversed()]
  return `M${write(left[0] as Point)}${curve(left)}L${write(right[0] as Point)}${curve(right)}z`
}
