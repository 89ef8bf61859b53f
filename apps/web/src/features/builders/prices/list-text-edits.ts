import type { TextEdit } from '@wildpath/contract'
import { isRecord } from '@wildpath/page/document'

/** Lists text that differs between two versions of the same data. Matches list entries by ID, or by position. */
export function listTextEdits(before: unknown, after: unknown): TextEdit[] {
  if (before === after) return []
  if (typeof before === 'string' && typeof after === 'string') return [{ before, after }]
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.flatMap((entry: unknown, index) =>
      listTextEdits(entry, findMatch(entry, after, index)),
    )
  }
  if (!isRecord(before) || !isRecord(after)) return []
  return Object.entries(before).flatMap(([key, value]) => listTextEdits(value, after[key]))
}

function findMatch(entry: unknown, entries: readonly unknown[], index: number): unknown {
  // Most entries are unchanged, and a search for each of hundreds would take long.
  const isUnchanged = entries[index] === entry
  if (isUnchanged || !isRecord(entry) || entry['id'] === undefined) return entries[index]
  return entries.find((other) => isRecord(other) && other['id'] === entry['id'])
}

/** Counts the strings in the data that match a predicate. */
export function countTexts(data: unknown, isCounted: (text: string) => boolean): number {
  if (typeof data === 'string') return isCounted(data) ? 1 : 0
  if (typeof data !== 'object' || data === null) return 0
  return Object.values(data).reduce<number>((sum, value) => sum + countTexts(value, isCounted), 0)
}
