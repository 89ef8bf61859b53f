import { drawnSizes } from '@wildpath/ads'
import { sceneSchema } from '@wildpath/illustrator'
import { focusSchema } from '@wildpath/page/media'
import sharp from 'sharp'
import { expect, it } from 'vitest'

import type { ImageAi, ImageOrder } from './image-ai.ts'

export const order: ImageOrder = {
  prompt: 'A raft in a red canyon at sunset. No text in the image.',
  words: 'A raft in a red canyon at sunset.',
  setting: { activities: [], hasFamilies: false },
  width: 1200,
  height: 628,
  bases: [sceneSchema.parse({ kind: 'river', subject: 'raft', seed: 1 })],
  colours: { primary: '#1d4ed8', secondary: '#f97316' },
  seed: 4,
}

export const calm = () => ({ signal: new AbortController().signal })

/** What every maker of pictures promises, live or sandbox. */
export function imageAiContract(open: () => Promise<ImageAi>): void {
  it.each(Object.entries(drawnSizes))(
    'makes a picture for %s: in its shape or square, without transparency, with words for it',
    async (_placement, { width, height }) => {
      const imageAi = await open()
      const result = await imageAi.make({ ...order, width, height }, calm())
      if (!result.ok) throw new Error(result.failure.kind)
      const { bytes, focus, alt } = result.image
      const size = await sharp(bytes).metadata()
      expect(size.hasAlpha).toBe(false)
      expect(size.width).toBeGreaterThanOrEqual(1080)
      expect([width / height, 1]).toContain(size.width / size.height)
      expect(focusSchema.safeParse(focus).success).toBe(true)
      expect(bytes.length).toBeLessThan(400_000)
      expect(alt).toMatch(/raft/i)
    },
  )

  it('ends as cancelled when it is called off', async () => {
    const imageAi = await open()
    expect(await imageAi.make(order, { signal: AbortSignal.abort() })).toEqual({
      ok: false,
      failure: { kind: 'cancelled' },
    })
  })
}
