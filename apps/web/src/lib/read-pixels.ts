/** So many pixels on the longer side say enough of a picture's colours. */
const longestSide = 64
/** Longer than a person waits for a button, in milliseconds. */
const patienceMs = 10_000

export type Pixels =
  | { state: 'read'; pixels: Uint8ClampedArray }
  /** Nothing came from the address, or its site lets nobody read it. */
  | { state: 'closed' }

/** A picture's pixels, made small: red, green, blue and alpha. */
export async function readPixels(address: string): Promise<Pixels> {
  try {
    const picture = await load(address)
    const scale = longestSide / Math.max(picture.naturalWidth, picture.naturalHeight, 1)
    const width = Math.max(1, Math.round(picture.naturalWidth * scale))
    const height = Math.max(1, Math.round(picture.naturalHeight * scale))
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (context === null) return { state: 'closed' }
    context.drawImage(picture, 0, 0, width, height)
    return { state: 'read', pixels: context.getImageData(0, 0, width, height).data }
  } catch {
    return { state: 'closed' }
  }
}

function load(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
    picture.crossOrigin = 'anonymous'
    picture.referrerPolicy = 'no-referrer'
    picture.addEventListener('load', () => resolve(picture))
    picture.addEventListener('error', () => reject(new Error('No picture comes from there')))
    setTimeout(() => reject(new Error('No picture came in time')), patienceMs)
    picture.src = address
  })
}
