import { saveBlob } from '../../../../lib/save-blob.ts'
import { notifyError, notifySuccess } from '../../../../ui/notify.ts'
import type { StoredAd } from '../ad-lists.ts'

/** Saves the picture of an ad as a file named by its platform, and says whether it could. */
export async function downloadPicture({
  platform,
  imageUrl,
}: Pick<StoredAd, 'platform' | 'imageUrl'>): Promise<void> {
  if (imageUrl === undefined) return
  try {
    await savePicture(imageUrl, `${platform}-ad`)
    notifySuccess('Image download started!')
  } catch {
    notifyError('Failed to load image')
  }
}

/** Ad platforms take no WebP. */
async function jpegOf(content: Blob): Promise<Blob> {
  const picture = await createImageBitmap(content)
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
}

async function savePicture(address: string, name: string): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}`)
  saveBlob(await jpegOf(await answer.blob()), `${name}.jpg`)
}
