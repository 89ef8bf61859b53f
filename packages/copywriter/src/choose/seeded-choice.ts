/** Choices that depend on nothing but the seed and a label, so one slot never shifts another. */
export type SeededChoice = {
  /** A number in [0, 1). */
  fraction: (label: string) => number
  /** The list in an order that belongs to this seed and label. */
  shuffled: <T>(label: string, list: readonly T[]) => T[]
  /** Lower-case letters and digits that belong to this seed and label. */
  token: (label: string) => string
}

export function createSeededChoice(seed: string): SeededChoice {
  const streamFor = (label: string) => randomStream(hashText(`${seed}\u0000${label}`))
  return {
    fraction: (label) => streamFor(label)(),
    shuffled: (label, list) => shuffle(list, streamFor(label)),
    token: (label) => hashText(`${seed}\u0000token\u0000${label}`).toString(36).padStart(7, '0'),
  }
}

/** FNV-1a, 32 bit, with a final mix so that similar seeds part early. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Mulberry32. */
function randomStream(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function shuffle<T>(list: readonly T[], random: () => number): T[] {
  const keyed = list.map((item) => ({ item, key: random() }))
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item)
}
