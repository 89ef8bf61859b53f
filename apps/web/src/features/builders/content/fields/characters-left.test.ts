import { describe, expect, it } from 'vitest'

import { charactersLeft } from './characters-left.ts'

describe('charactersLeft', () => {
  it('counts near the limit only', () => {
    expect(charactersLeft('x'.repeat(84), 100)).toBeUndefined()
    expect(charactersLeft('x'.repeat(85), 100)).toBe('15 characters left')
    expect(charactersLeft('x'.repeat(99), 100)).toBe('1 character left')
    expect(charactersLeft('x'.repeat(100), 100)).toBe('0 characters left')
    expect(charactersLeft('x'.repeat(101), 100)).toBeUndefined()
  })
})
