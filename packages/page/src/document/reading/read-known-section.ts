import type { z } from 'zod'

import {
  sectionModels,
  type KnownSection,
  type SectionType,
} from '../../sections/section-models.ts'
import { isRecord, type JsonRecord } from '../json-value.ts'

type Path = readonly PropertyKey[]
/** A value that could not be used, and where it stood. */
type Unread = { path: string; value: unknown }

/** More broken values than a person would make by hand. */
const mostRounds = 40

/**
 * A section of a known kind. A value that its schema refuses costs that value and not the section:
 * what is too long or too large is cut, anything else falls back to its default, and what stood there is
 * kept in `unread`. Null when the section cannot be read at all.
 */
export function readKnownSection(type: SectionType, present: JsonRecord): KnownSection | null {
  const schema = sectionModels[type].schema
  const unread: Unread[] = []
  let candidate = present
  for (let round = 0; round < mostRounds; round += 1) {
    const parsed = schema.safeParse(candidate)
    if (parsed.success) return unread.length === 0 ? parsed.data : withUnread(parsed.data, unread)
    const mended = withoutRefused(candidate, parsed.error.issues, unread)
    if (mended === null) return null
    candidate = mended
  }
  return null
}

function withUnread(section: KnownSection, unread: readonly Unread[]): KnownSection {
  const before = (section as { unread?: unknown }).unread
  const all = [...(Array.isArray(before) ? (before as unknown[]) : []), ...unread]
  return Object.assign({}, section, { unread: all })
}

/** One round: every refused value mended, later list entries first so that positions stay true. */
function withoutRefused(
  section: JsonRecord,
  issues: readonly z.core.$ZodIssue[],
  unread: Unread[],
): JsonRecord | null {
  let mended: unknown = section
  const done: Path[] = []
  for (const issue of issues.toReversed()) {
    const path = existing(section, issue.path)
    if (path.length === 0 || path[0] === 'id' || path[0] === 'type') return null
    if (done.some((part) => part.every((key, index) => path[index] === key))) continue
    done.push(path)
    const key = path.join('.')
    const value = valueAt(mended, path)
    unread.push({ path: key, value })
    mended = replaced(mended, path, withinLimit(value, issue))
  }
  return isRecord(mended) ? mended : null
}

/** The path itself, or its nearest part that holds something: what is missing cannot be removed. */
function existing(value: unknown, path: Path): Path {
  let at = path
  while (at.length > 0 && valueAt(value, at) === undefined) at = at.slice(0, -1)
  return at
}

/** What fits of a value that is too long or too large; undefined removes it. */
function withinLimit(value: unknown, issue: z.core.$ZodIssue): unknown {
  if (issue.code === 'too_big') {
    const maximum = Number(issue.maximum)
    if (typeof value === 'string' || Array.isArray(value)) return value.slice(0, maximum)
    if (typeof value === 'number') return maximum
  }
  if (issue.code === 'too_small' && typeof value === 'number') return Number(issue.minimum)
  return undefined
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? (at as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  )
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value)) {
    const index = Number(key)
    const inner = replaced(value[index], rest, by)
    return inner === undefined ? value.toSpliced(index, 1) : value.with(index, inner)
  }
  if (!isRecord(value)) return value
  const inner = replaced(value[String(key)], rest, by)
  const { [String(key)]: _old, ...others } = value
  return inner === undefined ? others : { ...others, [String(key)]: inner }
}
