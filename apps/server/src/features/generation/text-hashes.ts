import { createHash } from 'node:crypto'

/** Shorter ones ('Book now', 'Read more') are anybody's words. */
const shortestKnown = 25

/** Design, pictures, addresses and numbers: no words. */
const withoutWords = new Set(['plan', 'cta_url', 'id', 'createdAt', 'imageUrl'])

/** A hash for every text worth knowing again, whatever its case, spaces and punctuation. */
export function textHashes(content: unknown): string[] {
  return [...new Set(textsOf(content).map(plain).filter(isKnown).map(hash))]
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    withoutWords.has(name) ? [] : textsOf(part),
  )
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function isKnown(text: string): boolean {
  return text.length >= shortestKnown
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
