import { describe, expect, it } from 'vitest'

import { pressedAtOf } from './payment-press.ts'

describe('pressedAtOf', () => {
  it('is what the screen before noted', () => {
    expect(pressedAtOf({ pressedAtMs: 1_795_000_000_000 })).toBe(1_795_000_000_000)
  })

  it.each([null, undefined, 'press', {}, { pressedAtMs: 'now' }])(
    'is the beginning of the document without such a note: %j',
    (state) => {
      expect(pressedAtOf(state)).toBe(performance.timeOrigin)
    },
  )
})
