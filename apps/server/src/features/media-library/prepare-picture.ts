import { mediaAssetLimits } from '@wildpath/contract'
import { mediaWidths } from '@wildpath/page/media'
import sharp from 'sharp'

import { bounds } from '../../limits.ts'
import { err, ok, type Result } from '../../result.ts'
import { pictureFormatOf } from './picture-format.ts'

export type PreparedPicture = {
  /** Pixels of the largest width. */
  width: number
  height: number
  /** WebP, from the smallest width to the largest. */
  files: { width: number; bytes: Buffer }[]
}

/** WebP counts in 14 bits. */
const longestSide = 16_383

/**
 * An uploaded file as the pictures that are kept: upright, in up to three widths, drawn anew, so that
 * nothing of the file itself stays, neither hidden content nor the place where it was taken. Of a moving
 * picture the first frame.
 */
export async function preparePicture(bytes: Uint8Array): Promise<Result<PreparedPicture>> {
  const format = pictureFormatOf(bytes)
  if (format === 'svg') return err({ code: 'image-not-supported', message: svgRefused })
  if (format === 'heic') return err({ code: 'image-not-supported', message: heicRefused })
  if (format === null || format === 'markup') return err({ code: 'image-not-supported' })
  try {
    const size = await readSize(bytes)
    if (isTooLarge(size)) return err({ code: 'image-too-many-pixels' })
    if (format === 'avif' && size.width * size.height > mediaAssetLimits.avifPixels) {
      return err({ code: 'image-too-many-pixels', message: largeAvifRefused })
    }
    return ok(await draw(bytes, size))
  } catch {
    // What the decoder throws speaks of its inside; to a person every such file is a broken one.
    return err({ code: 'image-damaged' })
  }
}

function isTooLarge({ width, height }: { width: number; height: number }): boolean {
  return width * height > mediaAssetLimits.pixels || Math.max(width, height) > mediaAssetLimits.side
}

/** From the head of the file alone: nothing is unpacked that might fill the memory. */
async function readSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return autoOrient
}

async function draw(
  bytes: Uint8Array,
  size: { width: number; height: number },
): Promise<PreparedPicture> {
  const tallest = Math.floor((size.width * longestSide) / size.height)
  const widths = mediaWidths(Math.max(1, Math.min(size.width, tallest)))
  const largest = widths.at(-1) ?? size.width
  // Unpacking is the work: a small file may hold many millions of pixels. It is done once.
  const { data, info } = await sharp(bytes, {
    limitInputPixels: mediaAssetLimits.pixels,
    failOn: 'error',
  })
    .timeout({ seconds: bounds.computing.uploadSeconds })
    .autoOrient()
    .resize({ width: largest, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { height, channels } = info
  const drawn = { width: info.width, height, channels }
  const files: PreparedPicture['files'] = []
  for (const width of widths) {
    const picture = sharp(data, { raw: drawn })
      .timeout({ seconds: bounds.computing.uploadSeconds })
      .resize({ width })
      .webp({ quality: 82 })
    // oxlint-disable-next-line no-await-in-loop -- one width at a time keeps the memory small
    files.push({ width, bytes: await picture.toBuffer() })
  }
  return { width: largest, height, files }
}

const svgRefused =
  'SVG files can carry programs, so they are not taken. Nothing was saved; export the drawing as a PNG and upload that.'
const largeAvifRefused =
  'AVIF pictures may have at most 25 million pixels. Nothing was saved; make it smaller or save it as a JPEG and upload that.'
const heicRefused =
  'HEIC photos cannot be read here. Nothing was saved; share or export the photo as a JPEG and upload that.'
