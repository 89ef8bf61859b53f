type KeyAction =
  | { kind: 'lift' }
  | { kind: 'drop' }
  | { kind: 'put-back' }
  | { kind: 'step'; to: number }

type Carried = { count: number; place: () => number }

/** What a key on a grip means; null where it is left to the browser. */
export function keyAction(key: string, carried: Carried | null): KeyAction | null {
  if (carried === null) return key === ' ' || key === 'Enter' ? { kind: 'lift' } : null
  const step = (to: number): KeyAction => ({
    kind: 'step',
    to: Math.min(carried.count - 1, Math.max(0, to)),
  })
  switch (key) {
    case ' ':
    case 'Enter':
      return { kind: 'drop' }
    case 'Escape':
      return { kind: 'put-back' }
    case 'ArrowDown':
      return step(carried.place() + 1)
    case 'ArrowUp':
      return step(carried.place() - 1)
    case 'Home':
      return step(0)
    case 'End':
      return step(carried.count - 1)
    default:
      return null
  }
}
