import { isRecord, type JsonRecord } from '../json-value.ts'
import { typeNameOf } from './older-section.ts'

/** The type of what has none. */
export const untyped = 'untyped'

/**
 * Whether a value is `{ type, raw }` as an earlier reading set a section aside, and not a section
 * of some other tool's that happens to have a field of that name.
 */
export function isStoredUnknown(value: unknown): value is JsonRecord & { raw: unknown } {
  if (!isRecord(value) || !('raw' in value) || Object.keys(value).length !== 2) return false
  const { type, raw } = value
  if (type === untyped) return !isRecord(raw) || typeNameOf(raw) === undefined
  return isRecord(raw) && typeNameOf(raw) === type
}
