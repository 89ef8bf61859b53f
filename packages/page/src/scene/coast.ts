import type { SceneShape } from './draw-scene.ts'
import { crest, frame, jaggedLand, nearFocus, rollingLand } from './landform.ts'
import { conifers } from './trees.ts'

const horizon = 286

/** Headlands around a bay, the low sun on the water. */
export function drawCoast(random: () => number): SceneShape[] {
  const islands = crest({
    random,
    base: horizon + 10,
    rise: (x) => 100 * (1 - nearFocus(x, 250)) - 12,
    roughness: 0.3,
    step: 52,
  })
  const head = crest({
    random,
    base: 462,
    rise: (x) => 330 * Math.max(0, (x - 1150) / 290) ** 0.7 + 300 * Math.max(0, (700 - x) / 700),
    roughness: 0.3,
    step: 30,
  })
  const dunes = crest({
    random,
    base: 450,
    rise: (x) => 96 - 62 * nearFocus(x, 260),
    roughness: 0.1,
    step: 90,
  })
  return [
    { tone: 'far', d: jaggedLand(islands) },
    { tone: 'water', d: `M-20 ${horizon}H${frame.width + 20}V${frame.height}H-20z` },
    { tone: 'shine', d: shine(random) },
    { tone: 'near', d: jaggedLand(head) },
    {
      tone: 'front',
      d:
        rollingLand(dunes) +
        conifers({
          random,
          ground: dunes,
          from: -10,
          to: frame.width,
          spacing: 40,
          height: (x) => 60 - 110 * nearFocus(x, 420),
        }),
    },
  ]
}

/** Broken light on the water, wider towards the reader. */
function shine(random: () => number): string {
  return Array.from({ length: 11 }, (_, index) => {
    const y = horizon + 8 + index * 8 + index ** 1.5
    const width = 26 + random() * 46 + index * 7
    const x = frame.focus - 130 - width / 2 + (random() - 0.5) * 36
    return `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}v3h-${Math.round(width)}z`
  }).join('')
}
