import { sceneSchema } from '@wildpath/illustrator'
import { describe, expect, it } from 'vitest'

import { createSharePictures } from './share-pictures.ts'

const colours = { primary: '#0f766e', secondary: '#e07a3f' }
const shared = (seed: number) => ({ scene: sceneSchema.parse({ kind: 'river', seed }), colours })

function openPictures({ capacity = 10, largestQueue = 10 } = {}) {
  const painted: number[] = []
  const underway = { now: 0, most: 0 }
  const gate = { wait: Promise.resolve() }
  const pictures = createSharePictures({
    capacity,
    largestQueue,
    async paint({ scene, width, height }) {
      painted.push(scene.seed)
      underway.most = Math.max(underway.most, (underway.now += 1))
      await gate.wait
      underway.now -= 1
      if (scene.seed === 13) throw new Error('Out of paint')
      return Buffer.from(`${scene.seed} ${width}x${height}`)
    },
  })
  return { pictures, painted, underway, gate }
}

describe('share pictures', () => {
  it('are painted once for all who ask, in the size of social networks', async () => {
    const { pictures, painted } = openPictures()
    const [one, two] = await Promise.all([pictures.get(shared(1)), pictures.get(shared(1))])
    expect(one?.bytes.toString()).toBe('1 1200x630')
    expect(two).toBe(one)
    expect(await pictures.get(shared(1))).toBe(one)
    expect(painted).toEqual([1])
    expect((await pictures.get(shared(2)))?.etag).not.toBe(one?.etag)
  })

  it('are painted one after another, and refused when too many wait', async () => {
    const { pictures, underway, gate } = openPictures({ largestQueue: 2 })
    const hold = Promise.withResolvers<void>()
    gate.wait = hold.promise
    const waiting = [pictures.get(shared(1)), pictures.get(shared(2))]
    expect(await pictures.get(shared(3))).toBeNull()
    hold.resolve()
    await Promise.all(waiting)
    expect(underway.most).toBe(1)
    expect(await pictures.get(shared(3))).not.toBeNull()
  })

  it('that were asked for last are kept', async () => {
    const { pictures, painted } = openPictures({ capacity: 2 })
    for (const seed of [1, 2, 1, 3, 1, 2]) await pictures.get(shared(seed))
    expect(painted).toEqual([1, 2, 3, 2])
  })

  it('that failed are tried again', async () => {
    const { pictures, painted } = openPictures()
    await expect(pictures.get(shared(13))).rejects.toThrow('Out of paint')
    await expect(pictures.get(shared(13))).rejects.toThrow('Out of paint')
    expect(painted).toEqual([13, 13])
    expect(await pictures.get(shared(1))).not.toBeNull()
  })
})
