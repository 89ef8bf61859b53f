import { describeProblem, type PageDocument, readPage } from '@wildpath/page/document'

export type PreviewReading =
  | { state: 'shown'; page: PageDocument }
  /** Nothing was brought along. */
  | { state: 'missing' }
  /** What was brought along has nothing to show. */
  | { state: 'empty' }
  | { state: 'failed'; reason: string }

/**
 * Reads what a preview was opened with: JSON of a page, or of a list of sections alone (spec 3,
 * sections 2.3 and 2.5). Whoever made the link wrote it, so nothing in it is trusted.
 */
export function readPreview(json: string | null): PreviewReading {
  if (json === null || json.trim() === '') return { state: 'missing' }
  const parsed = parseJson(json)
  if ('reason' in parsed) return { state: 'failed', reason: parsed.reason }
  if (parsed.value === null) return { state: 'empty' }
  const reading = readPage(
    Array.isArray(parsed.value) ? { sections: parsed.value as unknown[] } : parsed.value,
  )
  if (!reading.ok) return { state: 'failed', reason: describeProblem(reading.problem) }
  if (reading.page.sections.length === 0) return { state: 'empty' }
  return { state: 'shown', page: reading.page }
}

function parseJson(json: string): { value: unknown } | { reason: string } {
  try {
    return { value: JSON.parse(json) as unknown }
  } catch (error) {
    const mistake = error instanceof Error ? error.message : String(error)
    return { reason: `The page data is not valid JSON: ${mistake}` }
  }
}
