import { filledRows } from './search-campaign-values.ts'

type Pasted = {
  rows: string[]
  /** The place of the last row that came with it. */
  last: number
}

/**
 * Rows with a list from elsewhere, one a line, behind the row that it was pasted into, or in its place where that is
 * blank. Null for what is no list; what is beyond `most` is left out.
 */
export function pasteRows(
  rows: readonly string[],
  { at, text, most }: { at: number; text: string; most: number },
): Pasted | null {
  const lines = filledRows(text.split(/\r?\n/))
  if (lines.length < 2) return null
  const isBlank = (rows[at] ?? '').trim() === ''
  const from = isBlank ? at : at + 1
  const next = rows.toSpliced(from, isBlank ? 1 : 0, ...lines).slice(0, most)
  return { rows: next, last: Math.min(from + lines.length, next.length) - 1 }
}
