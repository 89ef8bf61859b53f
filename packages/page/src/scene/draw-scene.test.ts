import { describe, expect, it } from 'vitest'

import { drawScene } from './draw-scene.ts'
import { sceneSchema } from './scene-schema.ts'

const colours = { primary: '#15803d', secondary: '#f59e0b' }
const order = (seed: number) => ({
  scene: sceneSchema.parse({ kind: 'river', seed }),
  colours,
  width: 1200,
  height: 630,
})

describe('drawScene', () => {
  it('draws the same picture for the same seed and another for another', () => {
    const first = drawScene(order(1))
    expect(drawScene(order(1))).toEqual(first)
    expect(drawScene(order(2)).markup).not.toBe(first.markup)
  })
})
