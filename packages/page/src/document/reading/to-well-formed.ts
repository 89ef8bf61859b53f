import { isRecord } from '../json-value.ts'

/** What no database and no document takes: NUL, and halves of characters. */
const unstorable = /\0|\p{Surrogate}/u

/** The value with texts that can be stored and sent everywhere; itself when they can already. */
export function toWellFormed(value: unknown): unknown {
  return holdsUnstorable(value) ? cleaned(value) : value
}

function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return unstorable.test(value)
  if (Array.isArray(value)) return value.some(holdsUnstorable)
  if (!isRecord(value)) return false
  return Object.entries(value).some(
    ([key, inner]) => unstorable.test(key) || holdsUnstorable(inner),
  )
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleaned)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [cleanText(key), cleaned(inner)]),
  )
}

function cleanText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
