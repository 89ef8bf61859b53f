import { crc32, deflateSync } from 'node:zlib'

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { drawPicture } from '../../testing/draw-picture.ts'
import { preparePicture } from './prepare-picture.ts'

async function prepare(bytes: Uint8Array) {
  const prepared = await preparePicture(bytes)
  if (!prepared.ok) throw new Error(prepared.error.code)
  return prepared.value
}

const codeOf = async (bytes: Uint8Array) => {
  const prepared = await preparePicture(bytes)
  return prepared.ok ? 'ok' : prepared.error.code
}

describe('an uploaded picture', () => {
  it('is kept as WebP in three widths, and never enlarged', async () => {
    const large = await prepare(await drawPicture({ width: 3000, height: 1500 }))
    expect([large.width, large.height]).toEqual([1920, 960])
    expect(large.files.map(({ width }) => width)).toEqual([640, 1280, 1920])
    for (const { width, bytes } of large.files) {
      // oxlint-disable-next-line no-await-in-loop -- three files
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width })
    }
    const small = await prepare(await drawPicture({ width: 40, height: 30 }))
    expect(small.files.map(({ width }) => width)).toEqual([40])
  })

  it('stands upright and tells nothing of where it was taken', async () => {
    const photo = await drawPicture({
      as: (it) =>
        it
          .jpeg()
          .withExif({
            IFD0: { Make: 'Camera' },
            IFD3: { GPSLatitude: '50/1 51/1 0/1', GPSLatitudeRef: 'N' },
          })
          .withMetadata({ orientation: 6 }),
    })
    expect(photo.toString('latin1')).toContain('Camera')
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6 })
    const { width, height, files } = await prepare(photo)
    expect([width, height]).toEqual([30, 40])
    const { exif, xmp, iptc, orientation } = await sharp(files[0]?.bytes).metadata()
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined])
  })

  it('looks the same in every width, in grey as in colour', async () => {
    for (const space of ['srgb', 'b-w'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- two pictures
      const { files } = await prepare(
        // oxlint-disable-next-line no-await-in-loop -- two pictures
        await sharp({ create: { width: 1400, height: 700, channels: 3, background: '#c86432' } })
          .toColourspace(space)
          .png()
          .toBuffer(),
      )
      // oxlint-disable-next-line no-await-in-loop -- two pictures
      const means = await Promise.all(
        files.map(async ({ bytes }) =>
          (await sharp(bytes).stats()).channels.map(({ mean }) => Math.round(mean / 4)),
        ),
      )
      expect(means).toHaveLength(3)
      expect(new Set(means.map(String)).size).toBe(1)
    }
  })

  it('as AVIF may have 25 million pixels, since unpacking them costs much more than their bytes', async () => {
    const avif = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#369' } })
        .avif({ effort: 0 })
        .toBuffer()
    expect(await preparePicture(await avif(5_100, 5_000))).toEqual({
      ok: false,
      error: {
        code: 'image-too-many-pixels',
        message:
          'AVIF pictures may have at most 25 million pixels. Nothing was saved; make it smaller or save it as a JPEG and upload that.',
      },
    })
    expect(await codeOf(await avif(600, 400))).toBe('ok')
  })

  it('keeps what is transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const create = { width: 20, height: 20, channels: 4 as const, background: clear }
    const { files } = await prepare(await sharp({ create }).png().toBuffer())
    const { data } = await sharp(files[0]?.bytes).raw().toBuffer({ resolveWithObject: true })
    expect(data[3]).toBe(0)
  })

  it('fits what WebP can hold, however tall it is', async () => {
    const { width, height } = await prepare(await drawPicture({ width: 100, height: 20_000 }))
    expect(width).toBe(81)
    expect(height).toBeLessThanOrEqual(16_383)
  })

  it('is the first frame of a moving one', async () => {
    const frame = (colour: string) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
        .png()
        .toBuffer()
    const frames = await Promise.all(['red', 'blue'].map(frame))
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect(await sharp(moving).metadata()).toMatchObject({ pages: 2 })
    const { width, height } = await prepare(moving)
    expect([width, height]).toEqual([8, 8])
  })
})

describe('a file is refused', () => {
  it.each([
    ['a program with the name of a picture', Buffer.from('MZ\x90\0\x03', 'latin1')],
    ['a drawing with a script in it', Buffer.from('<svg><script>alert(1)</script></svg>')],
    ['nothing at all', Buffer.alloc(0)],
  ])('when it is %s', async (_, bytes) => {
    expect(await codeOf(bytes)).toBe('image-not-supported')
  })

  it('when it is cut off', async () => {
    const whole = await drawPicture({ width: 600, height: 600, as: (it) => it.jpeg() })
    expect(await codeOf(whole.subarray(0, whole.length / 2))).toBe('image-damaged')
  })

  it('when it is broken in the middle', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
    const create = { width: 200, height: 200, channels: 3 as const, background: 'black', noise }
    const picture = await sharp({ create }).png().toBuffer()
    picture.fill(7, 50_000, 50_400)
    expect(await codeOf(picture)).toBe('image-damaged')
  })

  it('when only its head says that it is a picture', async () => {
    expect(await codeOf(Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1'))).toBe('image-damaged')
  })

  it('when it would unpack to billions of pixels, without unpacking it', async () => {
    expect(await codeOf(hollowPng(60_000, 60_000))).toBe('image-too-many-pixels')
    expect(await codeOf(hollowPng(8000, 8000))).toBe('image-too-many-pixels')
  })

  it('when it is a strip, without unpacking it', async () => {
    expect(await codeOf(hollowPng(49_000_000, 1))).toBe('image-too-many-pixels')
    expect(await codeOf(hollowPng(1, 20_001))).toBe('image-too-many-pixels')
    expect(await codeOf(await drawPicture({ width: 20_000, height: 1 }))).toBe('ok')
  })
})

/** A small PNG that claims to be large: its head, and a first row or so of compressed zeros. */
function hollowPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(200_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
