import { type Funnel, funnelChangeSchema, funnelSchema, noFacts } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { holdsChange } from './holds-change.ts'

const business_info = {
  business_name: 'Blue Canyon',
  industry: 'outdoor-adventure' as const,
  product_service: 'Rafting trips with a guide',
  target_customer: 'Families in summer',
  main_offer: 'Half-day trip for $79',
  brand_tone: 'friendly' as const,
}

const landing_page = {
  headline: 'Ride the canyon',
  subheadline: 'Half a day on easy water',
  benefits: ['A guide in every raft'],
  cta_text: 'Save our seats',
  cta_url: '#',
  form_fields: ['Your name', 'Email'],
  plan: {
    theme: 'river',
    composition: 'classic',
    scenes: [
      { kind: 'river', subject: 'raft', time: 'day', weather: 'clear', season: 'summer', seed: 1 },
    ],
  },
}

const funnel: Funnel = funnelSchema.parse({
  id: '01a2018a-5bff-7094-84b6-a7aebf4a25d8',
  user_id: 'ana',
  title: 'Blue Canyon Funnel',
  slug: 'blue-canyon-funnel',
  customDomain: null,
  public_url: 'http://localhost:3000/f/acme',
  domainVerified: false,
  isPublic: false,
  status: 'draft',
  business_info,
  business_facts: noFacts,
  generated_content: {
    landing_page,
    thank_you_page: { headline: 'Thanks', message: 'Soon', next_steps: ['Wait'] },
    ad_copy: { facebook_ads: [], google_ads: [] },
    follow_up_emails: ['Subject: a\n\nb', 'Subject: a\n\nb', 'Subject: a\n\nb'],
  },
  written_by: 'copywriter',
  custom_branding: { logo_url: '', primary_color: '#9d174d' },
  usesPageBuilder: false,
  landingPageSections: null,
  landingPageLook: null,
  pageBuilderData: null,
  originalLandingPageContent: null,
  has_unpublished_changes: false,
  follow_ups_on: true,
  regenerations_left: 3,
  revision: 4,
  stats: { views: 0, leads: 0, conversion_rate: null, last_updated: null },
  is_read_only: false,
  created_at: '2026-05-01T10:00:00.000Z',
  updated_at: '2026-05-01T10:00:00.000Z',
})

const holds = (change: object) =>
  holdsChange(funnel, funnelChangeSchema.parse({ ...change, baseRevision: 3 }))

describe('holdsChange', () => {
  it('knows its own save, whatever the order of the fields and the blank lines in it', () => {
    const { brand_tone, ...info } = business_info
    expect(holds({ business_info: { brand_tone, ...info }, title: 'Blue Canyon Funnel' })).toBe(
      true,
    )
    const edited = { ...landing_page, benefits: ['A guide in every raft', ' '] }
    expect(holds({ generated_content: { landing_page: edited } })).toBe(true)
    expect(holds({ custom_branding: { primary_color: '#9d174d', logo_url: '' } })).toBe(true)
    expect(holds({ business_info, is_regenerated: true })).toBe(true)
  })

  it('tells the save of somebody else', () => {
    expect(holds({ business_info: { ...business_info, business_name: 'Wild Canyon' } })).toBe(false)
    const edited = { ...landing_page, headline: 'Ride the river' }
    expect(holds({ generated_content: { landing_page: edited } })).toBe(false)
    expect(holds({ custom_branding: { logo_url: '' } })).toBe(false)
  })
})
