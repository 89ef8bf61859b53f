import { describe, expect, it } from 'vitest'

import { preparePicture } from '../../apps/server/src/features/media-library/prepare-picture.ts'
import { paintSceneLossless } from '../../apps/server/src/illustrator/index.ts'
import { createSandboxImageAi } from '../../apps/server/src/providers/image-ai/sandbox-image-ai.ts'
import { sampleOrders } from './ad-orders.ts'

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
