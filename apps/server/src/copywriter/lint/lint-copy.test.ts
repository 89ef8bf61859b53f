import { describe, expect, it } from 'vitest'

import { writeFunnelCopy } from '../index.ts'
import type { CopyBrief } from '../index.ts'
import { lintCopy } from './lint-copy.ts'

const brief: CopyBrief = {
  businessName: 'Rapid Roots',
  industry: 'outdoor-adventure',
  productService:
    'Half-day rafting trips on the Salmon River, all gear included, for families and beginners',
  mainOffer: '$49 per person on weekdays',
  targetCustomer: 'families with kids, first-timers',
  brandTone: 'friendly',
}
const clean = writeFunnelCopy(brief, { seed: 'lint', createdAt: '2026-01-01T00:00:00.000Z' })

function rulesFor(subheadline: string) {
  const content = { ...clean, landing_page: { ...clean.landing_page, subheadline } }
  return lintCopy(content, brief)
    .filter(({ place, severity }) => place === 'subheadline' && severity === 'hard')
    .map(({ rule }) => rule)
}

describe('the copy linter', () => {
  it('passes the copywriter’s own text', () => {
    expect(lintCopy(clean, brief).filter(({ severity }) => severity === 'hard')).toEqual([])
  })

  it.each([
    ['A afternoon on the river.', 'article'],
    ['Come to to the river.', 'doubled-word'],
    ['Come with {{name}}.', 'placeholder'],
    ['Come today!! Please.', 'punctuation'],
    ['<b>Come</b> along.', 'markup'],
    ['Rafting for $39.', 'invented-number'],
    ['Open on Sunday.', 'invented-date'],
    ['Trusted by everyone here.', 'claim'],
    ['A certified guide is with you.', 'claim'],
    ['AMAZING rafting.', 'shouting'],
    ['Come along. bring friends.', 'lower-case-start'],
    ['Half-day rafting trips on the Salmon River, all gear included.', 'echo'],
    ['Come along 🚣.', 'emoji'],
    ['Write to me@example.org.', 'invented-contact'],
  ])('strikes "%s" as %s', (text, rule) => {
    expect(rulesFor(text)).toContain(rule)
  })

  it('strikes ads over the limit and headlines that shout at Google', () => {
    const [ad, ...rest] = clean.ad_copy.google_ads
    if (ad === undefined) throw new Error('no ad')
    const loud = { ...ad, headline: 'Rafting on the Salmon River now, come!' }
    const content = { ...clean, ad_copy: { ...clean.ad_copy, google_ads: [loud, ...rest] } }
    const rules = lintCopy(content, brief).map(({ rule }) => rule)
    expect(rules).toContain('ad-limit')
    expect(rules).toContain('ad-policy')
  })

  it('marks an ad that shares no word with the page', () => {
    const [ad, ...rest] = clean.ad_copy.google_ads
    if (ad === undefined) throw new Error('no ad')
    const stray = { ...ad, headline: 'Something new', body: 'Quite unlike anything else here.' }
    const content = { ...clean, ad_copy: { ...clean.ad_copy, google_ads: [stray, ...rest] } }
    const places = lintCopy(content, brief)
      .filter(({ rule }) => rule === 'message-match')
      .map(({ place }) => place)
    expect(places).toEqual(['google_ads[0]'])
  })

  it('misses the offer, the name and the email field when they are gone', () => {
    const bare = JSON.parse(
      JSON.stringify(clean).replaceAll('$49', 'little').replaceAll('Rapid Roots', 'They'),
    ) as typeof clean
    const content = { ...bare, landing_page: { ...bare.landing_page, form_fields: ['Name'] } }
    const rules = lintCopy(content, brief).map(({ rule }) => rule)
    expect(rules).toEqual(
      expect.arrayContaining(['missing-offer', 'missing-name', 'missing-email-field']),
    )
  })
})
