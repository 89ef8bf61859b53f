/** Keys that move through the list: one up, one down, to its ends. */
type Step = 'next' | 'previous' | 'first' | 'last'

const steps: Record<string, Step> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
}

export function neighbourKey(key: string): Step | null {
  return steps[key] ?? null
}

/** The row that a step leads to; null where there is none. Beyond a row that is gone, the first. */
export function stepTo(ids: readonly string[], from: string, step: Step | null): string | null {
  const index = ids.indexOf(from)
  switch (step) {
    case 'next':
      return ids[index + 1] ?? null
    case 'previous':
      return ids[index - 1] ?? null
    case 'first':
      return ids[0] ?? null
    case 'last':
      return ids.at(-1) ?? null
    case null:
      return null
  }
}
