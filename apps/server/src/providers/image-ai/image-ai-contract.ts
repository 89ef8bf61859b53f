import { sceneSchema } from '@wildpath/illustrator'
import sharp from 'sharp'
import { expect, it } from 'vitest'

import type { ImageAi, ImageOrder } from './image-ai.ts'

export const order: ImageOrder = {
  prompt: 'A raft in a red canyon at sunset. No text in the image.',
  width: 1200,
  height: 628,
  base: sceneSchema.parse({ kind: 'river', subject: 'raft', seed: 1 }),
  colours: { primary: '#1d4ed8', secondary: '#f97316' },
  seed: 4,
}

export const calm = () => ({ signal: new AbortController().signal })

/** What every maker of pictures promises, live or sandbox. */
export function imageAiContract(open: () => Promise<ImageAi>): void {
  it.each([
    [1200, 628],
    [1080, 1080],
    [1600, 900],
  ])(
    'makes a picture of %i x %i pixels, without transparency, with words for it',
    async (width, height) => {
      const imageAi = await open()
      const result = await imageAi.make({ ...order, width, height }, calm())
      if (!result.ok) throw new Error(result.failure.kind)
      const { bytes, alt } = result.image
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height, hasAlpha: false })
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
