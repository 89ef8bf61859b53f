import { hash } from 'node:crypto'

import type { EncodedText } from './encoded-text.ts'

type Kept = { from: string; page: Promise<EncodedText>; bytes: number }

/**
 * Keeps what was made last under a key, as long as it is made of the same; the least used go first, once there are too
 * many or they are too large together.
 */
export function createKeptPages({ most, mostBytes }: { most: number; mostBytes: number }) {
  const kept = new Map<string, Kept>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  function makeRoom(): void {
    for (const key of kept.keys()) {
      if (kept.size <= most && bytes <= mostBytes) return
      drop(key)
    }
  }

  return async (
    key: string,
    content: string,
    make: () => Promise<EncodedText>,
  ): Promise<EncodedText> => {
    const from = hash('sha256', content, 'base64')
    const last = kept.get(key)
    const entry: Kept = last?.from === from ? last : { from, page: make(), bytes: 0 }
    if (entry !== last) drop(key)
    // The latest asked for is the last to go.
    kept.delete(key)
    kept.set(key, entry)
    try {
      const page = await entry.page
      if (kept.get(key) === entry && entry.bytes === 0) {
        entry.bytes = sizeOf(page)
        bytes += entry.bytes
      }
      makeRoom()
      return page
    } catch (error) {
      if (kept.get(key) === entry) drop(key)
      throw error
    }
  }
}

function sizeOf({ bytes: { identity, gzip, br } }: EncodedText): number {
  return identity.length + gzip.length + br.length
}
