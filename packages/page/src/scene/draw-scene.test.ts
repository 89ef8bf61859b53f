import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { drawScene } from './draw-scene.ts'
import { sceneKinds } from './scene-schema.ts'

const scene = fc.record({
  kind: fc.constantFrom(...sceneKinds),
  seed: fc.integer({ min: 0, max: 0xffffffff }),
})

describe('drawScene', () => {
  it('draws the same picture for the same seed and another for another', () => {
    const first = drawScene({ kind: 'river', seed: 1 })
    expect(drawScene({ kind: 'river', seed: 1 })).toEqual(first)
    expect(drawScene({ kind: 'river', seed: 2 })).not.toEqual(first)
  })

  it('writes well-formed paths of whole numbers, one for each tone', () => {
    fc.assert(
      fc.property(scene, (drawn) => {
        const shapes = drawScene(drawn)
        for (const { d } of shapes) expect(d).toMatch(/^(?:[MLHVQhvlz][-\d ]*)+$/)
        expect(new Set(shapes.map(({ tone }) => tone)).size).toBe(shapes.length)
      }),
    )
  })

  it('stays small enough to be sent with every page', () => {
    fc.assert(
      fc.property(scene, (drawn) => {
        const characters = drawScene(drawn).reduce((sum, { d }) => sum + d.length, 0)
        expect(characters).toBeLessThan(9000)
      }),
    )
  })
})
