import { type AdPicturePlace, cutOf, softestCut } from '@wildpath/ads'
import { mediaAssetLimits } from '@wildpath/contract'
import type { Focus } from '@wildpath/page/media'
import sharp, { type OutputInfo } from 'sharp'

import { bounds } from '../../limits.ts'

export type CutPicture = {
  place: AdPicturePlace
  /** JPEG, of exactly the pixels of the place. */
  bytes: Buffer
  /** The part of the picture was so small that people see it. */
  isEnlarged: boolean
}

/** From the finest to the coarsest; nearly every picture fits the first. */
const qualities = [88, 78, 66, 52, 36, 20]

/** A picture in every place's shape and size, around its focus. Throws for what is no picture. */
export async function cutPicture(
  bytes: Uint8Array,
  { focus, places }: { focus: Focus | undefined; places: readonly AdPicturePlace[] },
): Promise<CutPicture[]> {
  // Unpacking is a large part of the work: it is done once.
  const { data, info } = await sharp(bytes, {
    limitInputPixels: mediaAssetLimits.pixels,
    failOn: 'error',
  })
    .timeout({ seconds: bounds.computing.uploadSeconds })
    .autoOrient()
    // JPEG has no transparency.
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const cuts: CutPicture[] = []
  for (const place of places) {
    const cut = cutOf({ width, height, ratio: place.width / place.height, focus })
    // oxlint-disable-next-line no-await-in-loop -- one at a time keeps the memory small
    const drawn = await sharp(data, { raw: { width, height, channels } })
      .timeout({ seconds: bounds.computing.uploadSeconds })
      .extract(cut)
      .resize(place.width, place.height, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    cuts.push({
      place,
      // oxlint-disable-next-line no-await-in-loop
      bytes: await asJpeg(drawn),
      isEnlarged: cut.width < place.width * softestCut,
    })
  }
  return cuts
}

async function asJpeg({ data, info }: { data: Buffer; info: OutputInfo }): Promise<Buffer> {
  const { width, height, channels } = info

  let jpeg: Buffer = Buffer.alloc(0)
  for (const quality of qualities) {
    // oxlint-disable-next-line no-await-in-loop -- each is tried only when the finer one was too large
    jpeg = await sharp(data, { raw: { width, height, channels } })
      .timeout({ seconds: bounds.computing.uploadSeconds })
      // Drawings have sharp edges of colour, which chroma subsampling would blur.
      .jpeg({ quality, chromaSubsampling: quality > 60 ? '4:4:4' : '4:2:0' })
      .toBuffer()
    if (jpeg.length <= bounds.adExport.pictureBytes) break
  }
  return jpeg
}
