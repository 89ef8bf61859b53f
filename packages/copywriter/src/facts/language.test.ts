import { describe, expect, it } from 'vitest'

import { withCalmCapitals } from './capitals.ts'
import { detectLanguage } from './language.ts'

/** So long that an expression which begins anew at each letter would not end. */
const endless = 300_000

describe('the language of an answer', () => {
  it('is told by accented words, each counted once', () => {
    expect(detectLanguage('Geführte Fährtensuche')).toBe('foreign')
    expect(detectLanguage('Öäüöäü kayak')).toBe('english')
  })

  it('is told of a run of letters without an end', () => {
    expect(detectLanguage('ﬁ'.repeat(endless))).toBe('english')
  })
})

it('names of places get capitals, also after a run of letters without an end', () => {
  const run = 'ﬁ'.repeat(endless)
  expect(withCalmCapitals(`on the ocoee river ${run}`, new Map())).toBe(`on the Ocoee River ${run}`)
})
