import type { SceneShape } from './draw-scene.ts'
import { crest, frame, jaggedLand, nearFocus } from './landform.ts'
import { litFaces, mountains } from './peaks.ts'
import { conifers } from './trees.ts'

/** High peaks behind peaks, and the last trees below them. */
export function drawSummit(random: () => number): SceneShape[] {
  const massif = mountains({
    random,
    base: 340,
    rise: (x) => 150 + 150 * nearFocus(x - 80, 210),
    spacing: 190,
  })
  const shoulder = mountains({
    random,
    base: 372,
    rise: (x) => 130 - 40 * nearFocus(x, 160),
    spacing: 130,
  })
  const slope = crest({ random, base: 400, rise: () => 92, roughness: 0.35, step: 60 })
  const meadow = crest({ random, base: 446, rise: () => 66, roughness: 0.15, step: 80 })
  return [
    { tone: 'far', d: jaggedLand(massif.crest) },
    { tone: 'lit', d: litFaces(massif, 0.7) },
    { tone: 'middle', d: jaggedLand(shoulder.crest) },
    { tone: 'near', d: jaggedLand(slope) },
    {
      tone: 'front',
      d:
        jaggedLand(meadow) +
        conifers({
          random,
          ground: meadow,
          from: -10,
          to: frame.width,
          spacing: 25,
          height: (x) => 54 - 34 * nearFocus(x, 200),
        }),
    },
  ]
}
