import { describe, expect, it } from 'vitest'

import { correctContent } from './correct-content.ts'
import { type BusinessFacts, noFacts } from './facts/index.ts'
import type { PlannedContent } from './generated-content.ts'
import { followContent, getDraftPage } from './landing-page.ts'
import { buildShown } from './testing/build-shown.ts'

const priceOf = (amount: number): BusinessFacts => ({
  ...noFacts,
  facts: [
    {
      id: 'half-day',
      kind: 'offering',
      value: {
        name: 'Half day',
        price: { amount, currency: 'USD', unit: 'person', is_from: false },
      },
      source: 'owner',
      confidence: 'high',
      is_confirmed: true,
    },
  ],
})

const shown = buildShown(null)
const before = { ...shown, business_facts: priceOf(79) }
const after = { ...shown, business_facts: priceOf(9500) }

function withTexts(texts: Partial<PlannedContent['landing_page']>) {
  const { generated_content } = shown
  const landing_page = { ...generated_content.landing_page, ...texts }
  return { generated_content: { ...generated_content, landing_page } }
}

describe('correctContent', () => {
  it('replaces an old price in the offer, the pages, the ads, and the emails', () => {
    const texts = withTexts({ headline: 'Raft for $79' })
    const emails = ['Subject: $79\n\nStill $79.', 'Subject: a\n\nb', 'Subject: a\n\nb']
    const ad = { id: 'a', headline: 'Raft for $79', body: 'Go!', createdAt: '2031-01-01T00:00:00Z' }
    const ad_copy = { facebook_ads: [], google_ads: [{ ...ad, platform: 'google' as const }] }
    const content = { ...texts.generated_content, ad_copy, follow_up_emails: emails }
    const next = { ...after, generated_content: content }
    const corrected = correctContent({ before, after: next })
    expect(corrected.business_info.main_offer).toBe('Half-day trip for $9,500')
    expect(corrected.generated_content.landing_page.headline).toBe('Raft for $9,500')
    expect(corrected.generated_content.ad_copy.google_ads[0]?.headline).toBe('Raft for $9,500')
    expect(corrected.generated_content.follow_up_emails[0]).toBe('Subject: $9,500\n\nStill $9,500.')
  })

  it('keeps testimonials, links, and texts that would become too long', () => {
    const cta_text = `Book for $79${' now'.repeat(12)}`
    const texts = withTexts({
      testimonials: [{ text: 'Worth $79!', name: 'Marta' }],
      cta_url: 'https://pay.example/?price=$79',
      cta_text,
    })
    const content = texts.generated_content
    const next = { ...after, generated_content: content }
    expect(cta_text).toHaveLength(60)
    expect(correctContent({ before, after: next }).generated_content).toEqual(content)
  })

  it('returns the same content if no fact was corrected', () => {
    expect(correctContent({ before, after: before })).toBe(before)
  })
})

describe('an edited page', () => {
  const section = (type: string, content: object) => ({ id: type, type, content })
  const page = {
    sections: [
      section('hero', {
        title: 'Only $79',
        buttons: [{ text: 'Pay $79', link: 'https://pay.example/?price=$79' }],
      }),
      section('testimonial', { items: [{ title: 'Marta', description: 'Worth $79!' }] }),
      section('custom', { contentType: 'markdown', body: '- **$79** for adults' }),
    ],
  }

  it('takes a corrected price in texts of its own, but not in quotes and links', () => {
    const { sections } = followContent(page, { before, after }) ?? {}
    expect(sections).toMatchObject([
      {
        content: {
          title: 'Only $9,500',
          buttons: [{ text: 'Pay $9,500', link: 'https://pay.example/?price=$79' }],
        },
      },
      { content: { items: [{ description: 'Worth $79!' }] } },
      { content: { body: '- **$9,500** for adults' } },
    ])
  })

  it('shows the correction before it is saved', () => {
    const draft = { ...before, pageBuilderData: null, ...withTexts({ headline: 'Raft for $79' }) }
    const preview = getDraftPage(draft, { business_facts: after.business_facts })
    expect(JSON.stringify(preview)).not.toContain('$79')
    expect(JSON.stringify(preview)).toContain('Raft for $9,500')
  })
})
