import { readFailure } from './api-failure.ts'
import { networkFailure } from '../../lib/request-failure.ts'

/** Fetches a file of this product and saves it; rejects with an ApiFailure when it does not come whole. */
export async function saveFile(path: string, fallbackName: string): Promise<void> {
  const response = await fetch(path, { credentials: 'same-origin' }).catch(() => null)
  if (!response) throw networkFailure()
  if (!response.ok) throw await readFailure(response)
  const content = await response.blob().catch(() => null)
  if (!content) throw networkFailure()
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = nameOf(response.headers.get('content-disposition')) ?? fallbackName
  link.click()
  // The browser reads the content after the click; a moment later it has it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

function nameOf(disposition: string | null): string | undefined {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1]
}
