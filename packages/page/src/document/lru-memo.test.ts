import { describe, expect, it } from 'vitest'

import { lruMemo } from './lru-memo.ts'

describe('lruMemo', () => {
  it('makes an answer once, and again when newer ones have taken its place', () => {
    const remember = lruMemo<string>(2)
    const made: string[] = []
    const ask = (key: string) =>
      remember(key, () => {
        made.push(key)
        return `answer to ${key}`
      })
    expect([ask('a'), ask('a'), ask('b'), ask('c'), ask('b'), ask('a')]).toEqual([
      'answer to a',
      'answer to a',
      'answer to b',
      'answer to c',
      'answer to b',
      'answer to a',
    ])
    expect(made).toEqual(['a', 'b', 'c', 'a'])
  })
})
