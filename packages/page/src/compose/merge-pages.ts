import { isRecord, type JsonRecord } from '../document/json-value.ts'
import type { PageDocument, Section } from '../document/page-document.ts'

type Merge = {
  /** The page before the change, such as the one composed from the content, or the one saved last. */
  base: PageDocument
  /** The page after the change. */
  next: PageDocument
  /** The page that the owner edited. */
  mine: PageDocument
}

type Path = readonly (string | number)[]

/** A value that both sides changed differently. */
export type MergeConflict = { path: Path; mine: unknown; next: unknown }

/**
 * Applies the difference between two pages to an edited page. Parts that the owner changed, moved, or
 * deleted are kept; everything else follows the change.
 */
export function mergePages({ base, next, mine }: Merge): PageDocument {
  const { sections: _base, ...baseFields } = base
  const { sections: _next, ...nextFields } = next
  const { sections: _mine, ...mineFields } = mine
  const fields = mergeRecords(baseFields, nextFields, mineFields) as typeof mineFields
  return { ...fields, sections: mergeSections({ base, next, mine }) }
}

function mergeSections({ base, next, mine }: Merge): Section[] {
  const isOwn = !mine.sections.some((section) => find(base.sections, getKey(section)) !== undefined)
  // A page that shares no section with the composed one was built from scratch.
  if (isOwn) return mine.sections
  return mergeLists(base.sections, next.sections, mine.sections) as Section[]
}

/** Merges two versions of any data. `mine` wins where both changed a value differently. */
export function mergeValues(base: unknown, next: unknown, mine: unknown): unknown {
  // Unchanged parts keep their identity, so that views do not render them again.
  if (isEqual(base, next)) return mine
  if (isEqual(base, mine)) return next
  if (isRecord(base) && isRecord(next) && isRecord(mine)) return mergeRecords(base, next, mine)
  if (isKeyedList(base) && isKeyedList(next) && isKeyedList(mine)) {
    return mergeLists(base, next, mine)
  }
  return mine
}

/** Lists the values that both sides changed differently; a merge keeps those of `mine`. */
export function listConflicts(
  [base, next, mine]: readonly [base: unknown, next: unknown, mine: unknown],
  path: Path = [],
): MergeConflict[] {
  if (isEqual(base, next) || isEqual(base, mine) || isEqual(next, mine)) return []
  if (isRecord(next) && isRecord(mine)) {
    const before = isRecord(base) ? base : {}
    const keys = new Set([...Object.keys(next), ...Object.keys(mine)])
    return [...keys].flatMap((key) =>
      listConflicts([before[key], next[key], mine[key]], [...path, key]),
    )
  }
  if (isKeyedList(base) && isKeyedList(next) && isKeyedList(mine)) {
    return mine.flatMap((entry, index) => {
      const key = getKey(entry)
      const [before, after] = [find(base, key), find(next, key)]
      return after === undefined ? [] : listConflicts([before, after, entry], [...path, index])
    })
  }
  return [{ path, mine, next }]
}

function mergeRecords(base: JsonRecord, next: JsonRecord, mine: JsonRecord): JsonRecord {
  const keys = new Set([...Object.keys(mine), ...Object.keys(next)])
  const merged = [...keys].map((key) => [key, mergeValues(base[key], next[key], mine[key])])
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as JsonRecord
}

/** A list entry with an ID, or an unknown section, which has none. */
type Keyed = { id?: unknown; type?: unknown; raw?: unknown }

/** Merges entries by ID. A new entry is inserted after its predecessor in the composed list. */
function mergeLists(
  base: readonly Keyed[],
  next: readonly Keyed[],
  mine: readonly Keyed[],
): Keyed[] {
  const isMoved = !isEqual(listSharedKeys(base, mine), listSharedKeys(mine, base))
  const kept = mine.flatMap((entry) => {
    const [before, after] = [find(base, getKey(entry)), find(next, getKey(entry))]
    if (before === undefined) return [entry]
    if (after === undefined) return isEqual(before, entry) ? [] : [entry]
    return [mergeValues(before, after, entry) as Keyed]
  })
  const ordered = isMoved ? kept : inOrderOf(next, kept)
  return next.reduce<Keyed[]>((list, entry, index) => {
    const key = getKey(entry)
    if (find(base, key) !== undefined || find(list, key) !== undefined) return list
    const previous = next
      .slice(0, index)
      .findLast((other) => find(list, getKey(other)) !== undefined)
    const at =
      previous === undefined ? 0 : list.findIndex((other) => getKey(other) === getKey(previous)) + 1
    return list.toSpliced(at, 0, entry)
  }, ordered)
}

/** Sorts the entries that are also in the composed list and keeps the others in place. */
function inOrderOf(next: readonly Keyed[], list: readonly Keyed[]): Keyed[] {
  const sorted = next.flatMap((entry) => find(list, getKey(entry)) ?? [])
  return list.map((entry) =>
    find(next, getKey(entry)) === undefined ? entry : (sorted.shift() ?? entry),
  )
}

function listSharedKeys(list: readonly Keyed[], other: readonly Keyed[]): string[] {
  return list.map(getKey).filter((key) => find(other, key) !== undefined)
}

function find(list: readonly Keyed[], key: string): Keyed | undefined {
  return list.find((entry) => getKey(entry) === key)
}

/**
 * Includes the type, because a section of another type is a different section. Unknown sections cannot be edited, so
 * their content identifies them.
 */
function getKey({ id, type, raw }: Keyed): string {
  return JSON.stringify([id, type, raw])
}

function isKeyedList(value: unknown): value is Keyed[] {
  const isKeyed = (entry: unknown) => isRecord(entry) && ('id' in entry || 'raw' in entry)
  return Array.isArray(value) && value.every(isKeyed)
}

function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, at) => isEqual(entry, other[at]))
  }
  if (!isRecord(one) || !isRecord(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isEqual(one[key], other[key]))
}
