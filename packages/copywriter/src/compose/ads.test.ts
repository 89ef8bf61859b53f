import type { BusinessFacts } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import type { CopyBrief } from '../copy-brief.ts'
import { writeFunnelCopy } from '../index.ts'
import { fixtures } from '../testing/briefs.fixture.ts'

const audiences = ['Groups of friends on summer holiday', 'Families with children over eight']

const facts: BusinessFacts = {
  version: 1,
  dismissed: [],
  facts: audiences.map((text, at) => ({
    id: `a${at}`,
    kind: 'audience',
    source: 'owner',
    confidence: 'high',
    is_confirmed: true,
    value: { text },
  })),
}

const brief: CopyBrief = {
  businessName: 'Canyon Rafting',
  industry: 'outdoor-adventure',
  productService: 'Half-day whitewater rafting trips on the Colorado River near Moab.',
  targetCustomer: 'Groups of friends on summer holiday, families with children over eight',
  mainOffer: 'Half-day trips with a guide',
  brandTone: 'friendly',
  facts,
}

const adsOf = (written: CopyBrief, seed: string) => {
  const { ad_copy } = writeFunnelCopy(written, { seed, createdAt: '2026-03-01T08:00:00.000Z' })
  return [...ad_copy.facebook_ads, ...ad_copy.google_ads]
}

describe('ads of an adventure', () => {
  it('address one audience each', () => {
    const seeds = ['one', 'two', 'three', 'four', 'five', 'six']
    for (const { headline, body } of seeds.flatMap((seed) => adsOf(brief, seed))) {
      const text = `${headline} ${body}`.toLowerCase()
      const named = ['groups of friends', 'families'].filter((group) => text.includes(group))
      // 'For groups of friends and families' addresses both in one phrase.
      const isList = /friends on summer holiday and families/i.test(text)
      expect([headline, body, isList || named.length < 2]).toEqual([headline, body, true])
    }
  })

  it('never add a second audience to the one in the headline', () => {
    for (const { id, brief: written } of fixtures) {
      for (const { headline, body } of adsOf(written, id)) {
        const isTwice = headline.startsWith('For ') && /(?:^|[.] )For /.test(body)
        expect([id, headline, body, isTwice]).toEqual([id, headline, body, false])
      }
    }
  })
})
