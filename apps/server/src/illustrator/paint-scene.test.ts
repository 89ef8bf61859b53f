import { type Scene, sceneKinds, sceneSchema } from '@wildpath/illustrator'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { largestPictureBytes, paintScene, paintSceneLossless } from './paint-scene.ts'

const colours = { primary: '#1d4ed8', secondary: '#f97316' }
const scene = (wish: Partial<Scene>) => sceneSchema.parse({ kind: 'river', seed: 7, ...wish })

describe('paintScene', () => {
  it.each(sceneKinds)(
    'paints a %s as a PNG of the asked size, small enough to be shared',
    async (kind) => {
      for (const [width, height] of [
        [1200, 630],
        [1080, 1080],
      ] as const) {
        const png = await paintScene({
          scene: scene({ kind, time: 'dusk', weather: 'clouds' }),
          colours,
          width,
          height,
        })
        expect(await sharp(png).metadata()).toMatchObject({
          format: 'png',
          width,
          height,
          hasAlpha: false,
        })
        expect(png.length).toBeLessThanOrEqual(largestPictureBytes)
      }
    },
  )

  it('stays small in rain and snow', async () => {
    for (const weather of ['rain', 'snowfall'] as const) {
      const png = await paintScene({
        scene: scene({ kind: 'town', weather, subject: 'sailboat' }),
        colours,
        width: 1080,
        height: 1080,
      })
      expect(png.length).toBeLessThanOrEqual(largestPictureBytes)
    }
  })

  it('paints the same picture twice, and a colourful one', async () => {
    const order = { scene: scene({ subject: 'raft' }), colours, width: 600, height: 315 }
    const first = await paintScene(order)
    expect(await paintScene(order)).toEqual(first)
    const { channels } = await sharp(first).stats()
    for (const { stdev } of channels) expect(stdev).toBeGreaterThan(20)
  })

  it('paints in all colours for whoever encodes it anew', async () => {
    const order = { scene: scene({ subject: 'raft' }), colours, width: 600, height: 315 }
    const lossless = sharp(await paintSceneLossless(order))
    expect(await lossless.metadata()).toMatchObject({ format: 'png', width: 600, height: 315 })
    expect((await lossless.metadata()).isPalette).toBe(false)
    expect((await sharp(await paintScene(order)).metadata()).isPalette).toBe(true)
  })
})
