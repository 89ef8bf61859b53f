import { isRecord } from '../document/json-value.ts'

/** Where a field stands: names of records and places in lists, outermost first. */
export type FieldPath = readonly (string | number)[]

/** Names that reach into the prototype of a record are no fields. */
const forbidden: ReadonlySet<string | number> = new Set(['__proto__', 'constructor', 'prototype'])

export function getField(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((at, step) => {
    if (Array.isArray(at)) return typeof step === 'number' ? at[step] : undefined
    return isRecord(at) && Object.hasOwn(at, step) ? at[step] : undefined
  }, value)
}

/**
 * A copy with the field set, or taken away where `next` is undefined; everything beside the path stays
 * the same object. A record on the way that is not there yet is made; a place that a list does not have
 * changes nothing.
 */
export function withField<Value>(value: Value, path: FieldPath, next: unknown): Value {
  if (path.some((step) => forbidden.has(step))) return value
  return setAt(value, path, next) as Value
}

function setAt(value: unknown, path: FieldPath, next: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return next
  if (Array.isArray(value)) {
    if (typeof step !== 'number' || !(step in value)) return value
    if (rest.length === 0 && next === undefined) return value.toSpliced(step, 1)
    const inner = setAt(value[step], rest, next)
    return Object.is(inner, value[step]) ? value : value.with(step, inner)
  }
  const record = isRecord(value) ? value : {}
  if (rest.length === 0 && next === undefined) return withoutKey(record, String(step), value)
  const before = Object.hasOwn(record, step) ? record[step] : undefined
  const inner = setAt(before, rest, next)
  return Object.is(inner, before) ? value : { ...record, [step]: inner }
}

function withoutKey(record: Record<string, unknown>, key: string, same: unknown): unknown {
  if (!Object.hasOwn(record, key)) return same
  const { [key]: _gone, ...rest } = record
  return rest
}

/**
 * The record with a field set to what was typed, or to what `read` makes of it when it is taken away:
 * its default, or nothing. An entry of a list that is taken away is gone. Itself where `read` answers
 * null, because the record may not be so.
 */
export function withSettledField<Value>(
  value: Value,
  { path, next, read }: { path: FieldPath; next: unknown; read: (changed: Value) => Value | null },
): Value {
  const changed = withField(value, path, next)
  const settled = changed === value ? null : read(changed)
  if (settled === null) return value
  const isFieldGone = next === undefined && typeof path.at(-1) === 'string'
  return isFieldGone ? withField(value, path, getField(settled, path)) : changed
}
