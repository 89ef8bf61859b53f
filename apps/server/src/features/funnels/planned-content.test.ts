import type { BusinessInfo } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { plannedContent } from './planned-content.ts'

const businessInfo: BusinessInfo = {
  business_name: 'Big Bend',
  industry: 'outdoor-adventure',
  product_service: 'Trout fishing by raft, fishing gear included',
  target_customer: 'Anglers',
  main_offer: 'Half a day for $90',
  brand_tone: 'friendly',
}
const generatedContent = {
  landing_page: {
    headline: 'One river',
    subheadline: 'Half a day',
    benefits: ['A guide'],
    cta_text: 'Join us',
    cta_url: '#',
    form_fields: ['Name', 'Email'],
  },
  thank_you_page: { headline: 'Thanks', message: 'Soon', next_steps: ['Wait'] },
  ad_copy: { facebook_ads: [], google_ads: [] },
  follow_up_emails: ['Subject: a', 'Subject: b', 'Subject: c'],
}
const planFor = (activity: string | null) =>
  plannedContent({ businessInfo, generatedContent, activity }).landing_page.plan

describe('the plan of a page', () => {
  it('shows what the business does, else what its words speak of', () => {
    expect(planFor('rafting').scenes[0]?.subject).toBe('raft')
    expect(planFor(null).scenes[0]?.subject).toBe('angler')
  })

  it('is the same at every reading, and stays once it was kept', () => {
    const plan = planFor('rafting')
    expect(planFor('rafting')).toEqual(plan)
    const { landing_page } = generatedContent
    const kept = { ...generatedContent, landing_page: { ...landing_page, plan } }
    expect(plannedContent({ businessInfo, generatedContent: kept, activity: null })).toEqual(kept)
  })
})
