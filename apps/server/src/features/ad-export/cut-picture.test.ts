import { randomBytes } from 'node:crypto'

import { adPicturePlaces, exportPicturePlaces } from '@wildpath/ads'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { cutPicture } from './cut-picture.ts'

const places = adPicturePlaces.facebook

/** Red on the left, blue in the middle, green on the right. */
async function drawThirds(): Promise<Buffer> {
  const part = (background: string) =>
    sharp({ create: { width: 800, height: 1200, channels: 3, background } })
      .png()
      .toBuffer()
  const [red, green] = await Promise.all([part('#ff0000'), part('#00ff00')])
  return sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#0000ff' } })
    .composite([
      { input: red, left: 0, top: 0 },
      { input: green, left: 1600, top: 0 },
    ])
    .png()
    .toBuffer()
}

async function colourOf(bytes: Buffer): Promise<string> {
  const { dominant } = await sharp(bytes).stats()
  const { r, g, b } = dominant
  return r > 128 ? 'red' : g > 128 ? 'green' : b > 128 ? 'blue' : 'none'
}

describe('a picture that is cut', () => {
  it('keeps its focus in sight', async () => {
    const square = async (x: number) => {
      const cuts = await cutPicture(await drawThirds(), { focus: { x, y: 50 }, places })
      return colourOf(cuts.find(({ place }) => place.folder === 'instagram')?.bytes ?? Buffer.of())
    }
    expect([await square(0), await square(50), await square(100)]).toEqual(['red', 'blue', 'green'])
  })

  it('crops the picture for the feed and stories around its focus', async () => {
    const cuts = await cutPicture(await drawThirds(), {
      focus: { x: 100, y: 50 },
      places: exportPicturePlaces.facebook,
    })
    const tall = cuts.filter(({ place }) => place.height > place.width)
    const sizes = await Promise.all(
      tall.map(async ({ bytes }) => {
        const { width, height } = await sharp(bytes).metadata()
        return [width, height, await colourOf(bytes)]
      }),
    )
    expect(sizes).toEqual([
      [1080, 1350, 'green'],
      [1080, 1920, 'green'],
    ])
  })

  it('says where it had to be enlarged', async () => {
    const cuts = await cutPicture(await drawThirds(), { focus: undefined, places })
    expect(cuts.every(({ isEnlarged }) => !isEnlarged)).toBe(true)
    const small = await sharp(await drawThirds())
      .resize(1300)
      .png()
      .toBuffer()
    const enlarged = (await cutPicture(small, { focus: undefined, places })).filter(
      ({ isEnlarged }) => isEnlarged,
    )
    expect(enlarged.map(({ place }) => place.folder)).toEqual(['instagram', 'twitter'])
  })

  it('is less than 400 KB, also where it is nothing but noise', async () => {
    const raw = { width: 1600, height: 900, channels: 3 as const }
    const noise = await sharp(randomBytes(1600 * 900 * 3), { raw })
      .webp()
      .toBuffer()
    const cuts = await cutPicture(noise, { focus: undefined, places })
    expect(Math.max(...cuts.map(({ bytes }) => bytes.length))).toBeLessThan(400_000)
  })

  it('is white where it was transparent', async () => {
    const clear = await sharp({
      create: { width: 1600, height: 1080, channels: 4, background: '#00000000' },
    })
      .png()
      .toBuffer()
    const [cut] = await cutPicture(clear, { focus: undefined, places })
    expect((await sharp(cut?.bytes).stats()).channels.map(({ min }) => min)).toEqual([
      255, 255, 255,
    ])
  })
})
