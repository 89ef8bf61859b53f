import { describe, expect, it } from 'vitest'

import { remainingMs } from './use-minimum-visible.ts'

const minimumMs = 500

describe('remainingMs', () => {
  it('is all of it when nobody knows when the answer came', () => {
    expect(remainingMs({ minimumMs, nowMs: 10_000, answeredAtMs: undefined })).toBe(500)
  })

  it('counts from the answer, however late it is drawn', () => {
    expect(remainingMs({ minimumMs, nowMs: 10_000, answeredAtMs: 9900 })).toBe(400)
    expect(remainingMs({ minimumMs, nowMs: 10_000, answeredAtMs: 9000 })).toBe(0)
  })

  it('is never longer, also when the clock was set back', () => {
    expect(remainingMs({ minimumMs, nowMs: 10_000, answeredAtMs: 90_000 })).toBe(500)
  })
})
