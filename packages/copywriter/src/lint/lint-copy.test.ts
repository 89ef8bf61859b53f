import { noFacts } from '@wildpath/contract'
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
  facts: noFacts,
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
    ['Come along 🚣.', 'emoji'],
    ['Write to me@example.org.', 'invented-contact'],
    ['Come for the river and but also for lunch.', 'broken-join'],
    ['The finest rafting there is.', 'superlative'],
    ['Come along , please.', 'punctuation'],
    ['Come along.. Please.', 'punctuation'],
    ['Rafting for families and.', 'empty-slot'],
    ['An answer follows within a day.', 'claim'],
    ['Only a few left, so hurry.', 'claim'],
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

  it.each<[string, string, Partial<typeof clean.landing_page>]>([
    ['faq[0].answer', 'invented-number', { faq: [{ question: 'Ages?', answer: 'From age 12.' }] }],
    [
      'steps[0].text',
      'claim',
      { steps: { title: 'How it goes', items: [{ title: 'Start', text: 'Our award awaits.' }] } },
    ],
    ['bring[0]', 'doubled-word', { bring: { title: 'What to bring', items: ['A warm warm hat'] } }],
    ['story.text', 'echo', { story: { title: 'About', text: brief.productService } }],
    ['offer.text', 'invented-number', { offer: { title: 'The offer', text: '$39 per person.' } }],
    [
      'good_to_know[0]',
      'shouting',
      { good_to_know: { title: 'Good to know', items: ['NO DOGS'] } },
    ],
  ])('reads the further sections: %s', (place, rule, section) => {
    const content = { ...clean, landing_page: { ...clean.landing_page, ...section } }
    const found = lintCopy(content, brief).filter((finding) => finding.place === place)
    expect(found.map((finding) => finding.rule)).toContain(rule)
  })

  it('strikes a price that has lost its condition, and lets an ad point to the terms', () => {
    const rulesOf = (text: string) => {
      const [, ...letters] = clean.follow_up_emails
      const letter = `Subject: Hello\n\n${text} ${'Rafting asks for shoes that stay on when wet. '.repeat(4)}`
      return lintCopy({ ...clean, follow_up_emails: [letter, ...letters] }, brief)
        .filter(({ place }) => place === 'email[0]')
        .map(({ rule }) => rule)
    }
    expect(rulesOf('Rafting is $49 per person.')).toEqual(['parted-offer'])
    expect(rulesOf('Rafting is $49 per person on weekdays.')).toEqual([])
    expect(rulesOf('Rafting is $49 per person; terms on the page.')).toEqual(['parted-offer'])
    const [ad, ...others] = clean.ad_copy.google_ads
    if (ad === undefined) throw new Error('no ad')
    const rulesOfAd = (body: string) => {
      const google_ads = [{ ...ad, headline: 'Salmon River rafting', body }, ...others]
      return lintCopy({ ...clean, ad_copy: { ...clean.ad_copy, google_ads } }, brief)
        .filter(({ place }) => place === 'google_ads[0]')
        .map(({ rule }) => rule)
    }
    expect(rulesOfAd('Rafting for $49 per person.')).toEqual(['parted-offer'])
    expect(rulesOfAd('Rafting for $49 per person. Conditions on the page.')).toEqual([])
  })

  it('measures how heavy the text is, and bears more in a professional tone', () => {
    const heavy =
      'Participation necessitates comprehensive familiarisation with organisational responsibilities, environmental considerations and individual accountability throughout. '
    const content = {
      ...clean,
      landing_page: { ...clean.landing_page, subheadline: heavy.repeat(60) },
    }
    const gradeOf = (tone: CopyBrief['brandTone']) =>
      lintCopy(content, { ...brief, brandTone: tone }).find(({ rule }) => rule === 'reading-grade')
    expect(gradeOf('friendly')?.severity).toBe('hard')
    expect(gradeOf('professional')?.found).toContain('at most 12')
    expect(lintCopy(clean, brief).map(({ rule }) => rule)).not.toContain('reading-grade')
  })

  it('wants three letters that are letters', () => {
    const content = { ...clean, follow_up_emails: ['Hello there.', 'Subject: Hi\n\nShort.', 'x'] }
    const places = lintCopy(content, brief)
      .filter(({ rule }) => rule === 'letter-form')
      .map(({ place }) => place)
    expect(places).toEqual(['email[0].body', 'email[1].body', 'email[2].body'])
  })

  it('hears when a single owner is made a team', () => {
    const single = { ...brief, productService: 'I take you rafting on the Salmon River myself' }
    const content = {
      ...clean,
      landing_page: { ...clean.landing_page, subheadline: 'Come along with us.' },
    }
    const found = lintCopy(content, single).filter(({ rule }) => rule === 'voice')
    expect(found.map(({ place }) => place)).toContain('subheadline')
  })
})
