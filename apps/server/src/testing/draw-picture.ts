import sharp, { type Sharp } from 'sharp'

type Drawing = {
  width?: number
  height?: number
  /** PNG without it. */
  as?: (picture: Sharp) => Sharp
}

/** A picture file of one colour. */
export function drawPicture({ width = 40, height = 30, as = (it) => it.png() }: Drawing = {}) {
  const background = { r: 20, g: 120, b: 80 }
  return as(sharp({ create: { width, height, channels: 3, background } })).toBuffer()
}
