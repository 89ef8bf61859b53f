import { describe, expect, it } from 'vitest'

import { withKeys } from './with-keys.ts'

describe('withKeys', () => {
  it('keeps order and repetitions, every key different', () => {
    const keyed = withKeys(['a', 'b', 'a', '2 a', 'a'])
    expect(keyed.map(({ text }) => text)).toEqual(['a', 'b', 'a', '2 a', 'a'])
    expect(new Set(keyed.map(({ key }) => key)).size).toBe(5)
  })
})
