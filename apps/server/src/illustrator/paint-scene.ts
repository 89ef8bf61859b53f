import { renderAsync } from '@resvg/resvg-js'
import { sceneSvg, type SceneOrder } from '@wildpath/illustrator/draw'
import sharp, { type Sharp } from 'sharp'

/** Networks refuse or shrink larger pictures, and visitors wait for them. */
export const largestPictureBytes = 200_000

/** From the finest to the coarsest; nearly every picture fits the first. */
const finenesses = [
  { colours: 256, dither: 0.5 },
  { colours: 160, dither: 0.3 },
  { colours: 96, dither: 0 },
  { colours: 48, dither: 0 },
]

/** The picture of a scene as it is sent: a PNG of `width` x `height` pixels, at most `largestPictureBytes`. */
export async function paintScene(order: SceneOrder): Promise<Buffer> {
  const picture = await render(order)
  let png: Buffer = Buffer.alloc(0)
  for (const { colours, dither } of finenesses) {
    // oxlint-disable-next-line no-await-in-loop -- each is tried only when the finer one was too large.
    png = await picture
      .clone()
      .png({ palette: true, colours, dither, effort: 1, compressionLevel: 6 })
      .toBuffer()
    if (png.length <= largestPictureBytes) break
  }
  return png
}

/**
 * The picture of a scene for whoever encodes it anew: a PNG of `width` x `height` pixels in all its colours. It is
 * painted three times as fast as one with a palette, whose dots would make the new file larger.
 */
export async function paintSceneLossless(order: SceneOrder): Promise<Buffer> {
  const picture = await render(order)
  return picture.png({ compressionLevel: 1, adaptiveFiltering: false }).toBuffer()
}

async function render(order: SceneOrder): Promise<Sharp> {
  const drawn = await renderAsync(sceneSvg(order), { font: { loadSystemFonts: false } })
  const raw = { width: drawn.width, height: drawn.height, channels: 4 as const }
  return sharp(drawn.pixels, { raw })
    .resize(order.width, order.height, { fit: 'cover' })
    .removeAlpha()
}
