import { describe, expect, it } from 'vitest'

import { diffWords } from './diff-words.ts'

describe('diffWords', () => {
  it('tells the words that stayed, went and came', () => {
    expect(diffWords('We really love it.', 'We love it here.')).toEqual([
      { kind: 'same', text: 'We ' },
      { kind: 'removed', text: 'really ' },
      { kind: 'same', text: 'love it' },
      { kind: 'added', text: ' here' },
      { kind: 'same', text: '.' },
    ])
  })

  it('makes both texts again, whatever is in them', () => {
    const pairs = [
      ['a\n\nb  c', 'a\nb c'],
      ['<b>x</b>', '<i>x</i>'],
      ['w '.repeat(10_000), 'v '.repeat(10_000)],
    ] as const
    for (const [before, after] of pairs) {
      const parts = diffWords(before, after)
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map(({ text }) => text)
          .join('')
      expect([without('added'), without('removed')]).toEqual([before, after])
    }
  })
})
