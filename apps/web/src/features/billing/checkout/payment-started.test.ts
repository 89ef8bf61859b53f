import { describe, expect, it } from 'vitest'

import { paymentStartedAt } from './payment-started.ts'

describe('paymentStartedAt', () => {
  it('is what the screen before noted', () => {
    expect(paymentStartedAt({ startedAtMs: 1_795_000_000_000 })).toBe(1_795_000_000_000)
  })

  it.each([null, undefined, 'press', {}, { startedAtMs: 'now' }])(
    'is the beginning of the document without such a note: %j',
    (state) => {
      expect(paymentStartedAt(state)).toBe(performance.timeOrigin)
    },
  )
})
