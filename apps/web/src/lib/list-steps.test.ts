import { describe, expect, it } from 'vitest'

import { neighbourKey, stepTo } from './list-steps.ts'

const ids = ['ana', 'bo', 'cy']

describe('keys of the list', () => {
  it('move like arrows and like the letters beside each other', () => {
    expect(stepTo(ids, 'ana', neighbourKey('j'))).toBe('bo')
    expect(stepTo(ids, 'bo', neighbourKey('ArrowDown'))).toBe('cy')
    expect(stepTo(ids, 'cy', neighbourKey('k'))).toBe('bo')
    expect(stepTo(ids, 'bo', neighbourKey('Home'))).toBe('ana')
    expect(stepTo(ids, 'ana', neighbourKey('End'))).toBe('cy')
  })

  it('stop at the ends', () => {
    expect(stepTo(ids, 'cy', neighbourKey('j'))).toBeNull()
    expect(stepTo(ids, 'ana', neighbourKey('ArrowUp'))).toBeNull()
  })

  it('begin at the top after a row that is gone, and leave other keys alone', () => {
    expect(stepTo(ids, 'gone', neighbourKey('j'))).toBe('ana')
    expect(stepTo(ids, 'ana', neighbourKey('a'))).toBeNull()
  })
})
