import { chooseAdScene } from '@wildpath/illustrator'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { preparePicture } from '../../apps/server/src/features/media-library/prepare-picture.ts'
import { paintSceneLossless } from '../../apps/server/src/illustrator/index.ts'
import { createSandboxImageAi } from '../../apps/server/src/providers/image-ai/sandbox-image-ai.ts'
import { type AdOrder, roundOrders, sampleOrders } from './ad-orders.ts'

const ai = createSandboxImageAi({ paint: paintSceneLossless })
const orders = sampleOrders()

describe('a picture of an ad', () => {
  it('is looked at for eight businesses, in three shapes each', () => {
    expect(new Set(orders.map(({ business }) => business)).size).toBe(8)
    expect(new Set(orders.map(({ width, height }) => `${width} ${height}`)).size).toBe(3)
    expect(orders).toHaveLength(24)
  })

  it.each(orders)(
    'for $business has exactly $width x $height pixels, in less than 400 KB: $asked',
    async (order) => {
      const made = await ai.make(order, { signal: new AbortController().signal })
      const prepared = made.ok ? await preparePicture(made.image.bytes) : null
      if (prepared?.ok !== true) throw new Error('No picture')
      const { width, height, files } = prepared.value
      const largest = files.at(-1)?.bytes ?? Buffer.alloc(0)
      expect({ width, height }).toEqual({ width: order.width, height: order.height })
      expect(largest.length).toBeGreaterThan(10_000)
      expect(largest.length).toBeLessThan(400_000)
    },
  )
})

/** Minimum difference between two pictures of the same hour, mirrored or not. Mirror images of one landscape differ by 0.3. */
const leastDifference = 0.38

describe('the six pictures of an adventure', () => {
  const rounds = Map.groupBy(roundOrders(), ({ business }) => business)

  it.each([...rounds])('show different landscapes for %s', async (_business, round) => {
    const looks = await Promise.all(round.map(readLook))
    expect(looks).toHaveLength(6)
    // Hours repeat every three turns.
    const differences = [0, 1, 2].map((turn) =>
      compareLooks(looks[turn] ?? [], looks[turn + 3] ?? []),
    )
    expect(Math.min(...differences)).toBeGreaterThanOrEqual(leastDifference)
  })
})

const lookSize = { width: 32, height: 17 }

/** Returns the brightness of a coarse grid, normalized for contrast. */
async function readLook(order: AdOrder): Promise<number[]> {
  const { scene, cast } = chooseAdScene(order)
  const { colours } = order
  const png = await paintSceneLossless({ scene, cast, colours, width: 600, height: 314 })
  const { width, height } = lookSize
  const pixels = await sharp(png)
    .grayscale()
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
  const mean = pixels.reduce((sum, value) => sum + value, 0) / pixels.length
  const variance = pixels.reduce((sum, value) => sum + (value - mean) ** 2, 0) / pixels.length
  return [...pixels].map((value) => (value - mean) / Math.sqrt(variance))
}

function compareLooks(one: readonly number[], other: readonly number[]): number {
  const { width } = lookSize
  const mirrored = one.map((_, at) => one[at - (at % width) + width - 1 - (at % width)] ?? 0)
  const [straight, flipped] = [one, mirrored].map(
    (look) =>
      look.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / look.length,
  )
  return Math.min(straight ?? 0, flipped ?? 0)
}
