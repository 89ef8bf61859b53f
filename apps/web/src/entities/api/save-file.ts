import { readFailure } from './api-failure.ts'
import { networkFailure } from '../../lib/request-failure.ts'
import { saveBlob } from '../../lib/save-blob.ts'

/** Fetches a file of this product and saves it; rejects with an ApiFailure when it does not come whole. */
export async function saveFile(path: string, fallbackName: string): Promise<void> {
  const response = await fetch(path, { credentials: 'same-origin' }).catch(() => null)
  if (!response) throw networkFailure()
  if (!response.ok) throw await readFailure(response)
  const content = await response.blob().catch(() => null)
  if (!content) throw networkFailure()
  saveBlob(content, nameOf(response.headers.get('content-disposition')) ?? fallbackName)
}

function nameOf(disposition: string | null): string | undefined {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1]
}
