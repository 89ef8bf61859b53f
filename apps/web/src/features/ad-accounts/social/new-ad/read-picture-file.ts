/** Twice what a feed shows: a photo of a camera is made no larger than this, in pixels. */
const mostWidth = 2400

/** A picture file as a JPEG in a data URL; null when the browser cannot read it. */
export async function readPictureFile(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, mostWidth / Math.max(picture.width, picture.height))
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (context === null) return null
    // What is transparent would become black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(picture, 0, 0, width, height)
    return await dataUrlOf(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 }))
  } catch {
    return null
  }
}

function dataUrlOf(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file is gone')))
    reader.readAsDataURL(content)
  })
}
