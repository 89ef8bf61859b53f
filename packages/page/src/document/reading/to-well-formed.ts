import { isRecord } from '../json-value.ts'

/** What no database and no document takes: NUL, and halves of characters. */
const illFormed = /\0|\p{Surrogate}/u

/** The value with texts that can be stored and sent everywhere; itself when they can already. */
export function toWellFormed(value: unknown): unknown {
  return isIllFormed(value) ? cleaned(value) : value
}

function isIllFormed(value: unknown): boolean {
  if (typeof value === 'string') return illFormed.test(value)
  if (Array.isArray(value)) return value.some(isIllFormed)
  if (!isRecord(value)) return false
  return Object.entries(value).some(([key, inner]) => illFormed.test(key) || isIllFormed(inner))
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
