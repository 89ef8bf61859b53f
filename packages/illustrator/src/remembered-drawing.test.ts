import { describe, expect, it } from 'vitest'

import { drawScene } from './draw-scene.ts'
import { rememberedDrawing } from './remembered-drawing.ts'
import { sceneSchema } from './scene-schema.ts'

const order = (seed: number, width = 600) => ({
  scene: sceneSchema.parse({ kind: 'desert', seed }),
  colours: { primary: '#15803d', secondary: '#f59e0b' },
  width,
  height: 400,
})

describe('rememberedDrawing', () => {
  it('draws once, and again for another scene, cast, size or colour', () => {
    const first = rememberedDrawing(order(1))
    expect(first).toEqual(drawScene(order(1)))
    expect(rememberedDrawing(order(1))).toBe(first)
    expect(rememberedDrawing(order(2))).not.toBe(first)
    expect(rememberedDrawing(order(1, 800))).not.toBe(first)
    const pink = { ...order(1), colours: { primary: '#ec4899', secondary: '#f59e0b' } }
    expect(rememberedDrawing(pink)).not.toBe(first)
    expect(rememberedDrawing({ ...order(1), cast: { count: 2 } })).not.toBe(first)
  })

  it('forgets what was not asked for longest', () => {
    const kept = rememberedDrawing(order(1000))
    const lost = rememberedDrawing(order(1001))
    for (let seed = 2000; seed < 2239; seed += 1) {
      rememberedDrawing(order(seed))
      rememberedDrawing(order(1000))
    }
    expect(rememberedDrawing(order(1000))).toBe(kept)
    expect(rememberedDrawing(order(1001))).not.toBe(lost)
  })
})
