import { longestAnswer, noFacts } from '@wildpath/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { CopyBrief } from './index.ts'
import { writeFunnelCopy } from './index.ts'

/** What rewordings and price lists look for. */
const known = [
  'is not ',
  'they are until till ',
  'kids, ',
  'you can ',
  'there is ',
  'Do not. ',
  'from 10 to 12 ',
  'between 4 and 8 ',
  '$5 per person or ',
  'every day ',
  'half price ',
  'if you book, ',
  'at least 2 people ',
  'which has that ',
  'Monday to Friday, ',
  'before after when until ',
  'not included, ',
  'We run half-day rafting trips on the Salza for families. ',
]

const filled = (words: string) =>
  words.repeat(Math.ceil(longestAnswer / words.length)).slice(0, longestAnswer)

function briefOf(product: string, offer: string, audience: string): CopyBrief {
  return {
    businessName: 'Blue Canyon Rafting',
    industry: 'outdoor-adventure',
    productService: `${product}\n${product}`,
    mainOffer: offer,
    targetCustomer: audience,
    brandTone: 'friendly',
    facts: noFacts,
  }
}

/** Of this thread alone, so that what else the machine does counts little. */
function cpuMsOf(brief: CopyBrief): number {
  const before = process.threadCpuUsage()
  writeFunnelCopy(brief, { seed: 'a', createdAt: '2026-03-01T08:00:00.000Z' })
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

// About 100 ms; they were seconds while each rewording was judged by reading the whole text again.
const longestMs = 2500

describe('a brief as long as it may be', () => {
  it.for(known)('of nothing but %j is soon written up', (words) => {
    const text = filled(words)
    expect(cpuMsOf(briefOf(text, text, text))).toBeLessThan(longestMs)
  })

  it('of any mix of such words is soon written up', { timeout: 60_000 }, () => {
    const mix = fc
      .array(fc.constantFrom(...known, 'and ', '. ', '(', '10% ', 'Anna ', '\n'), { minLength: 5 })
      .map((parts) => filled(parts.join('')))
    fc.assert(
      fc.property(mix, mix, mix, (product, offer, audience) => {
        expect(cpuMsOf(briefOf(product, offer, audience))).toBeLessThan(longestMs)
      }),
      { numRuns: 20, seed: 3 },
    )
  })
})
