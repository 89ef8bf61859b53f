import { saveBlob } from '../../../../lib/save-blob.ts'

/** Saves a picture of ours as a file; rejects when it cannot be fetched. */
export async function savePicture(address: string, name: string): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}`)
  const content = await answer.blob()
  saveBlob(content, `${name}.${content.type.split('/')[1] ?? 'webp'}`)
}
