import { describe, expect, it } from 'vitest'

import sampleCopy from '../samples/sample-copy.json' with { type: 'json' }
import quotes from './sample-quotes.json' with { type: 'json' }

describe('what the home page quotes', () => {
  const { ad_copy, follow_up_emails } = sampleCopy.rafting

  it('is an ad that the product wrote', () => {
    const written = [...ad_copy.facebook_ads, ...ad_copy.google_ads]

    for (const { headline, body } of quotes.ads) {
      expect(written).toContainEqual(expect.objectContaining({ headline, body }))
    }
  })

  it('is the second follow-up email that the product wrote', () => {
    for (const line of [quotes.letter.subject, ...quotes.letter.lines]) {
      expect(follow_up_emails[1]).toContain(line)
    }
  })
})
