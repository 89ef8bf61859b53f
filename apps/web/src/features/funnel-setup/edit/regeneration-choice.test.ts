import type { PlannedContent } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { buildContent } from '../../../entities/funnel/testing/build-content.ts'
import {
  type ContentPart,
  contentParts,
  firstChoice,
  newTextsTab,
  type PagePart,
  replacedContent,
  rewrittenContent,
} from './regeneration-choice.ts'

type LandingPage = PlannedContent['landing_page']

const plan = (theme: 'river' | 'reef'): NonNullable<LandingPage['plan']> => ({
  theme,
  composition: 'classic',
  scenes: [],
})

function contentOf(word: string, landing: Partial<LandingPage> = {}): PlannedContent {
  const ad = {
    id: word,
    headline: word,
    body: word,
    createdAt: '2026-05-01T10:00:00.000Z',
  }
  const texts = { headline: word, subheadline: word, benefits: [word], cta_text: word }
  return {
    ...buildContent({ ...texts, form_fields: [word], ...landing }),
    thank_you_page: { headline: word, message: word, next_steps: [word] },
    ad_copy: {
      facebook_ads: [{ ...ad, platform: 'facebook' }],
      google_ads: [{ ...ad, platform: 'google' }],
    },
    follow_up_emails: [word, word, word],
  }
}

function rewrite(old: PlannedContent, parts: readonly ContentPart[], keepsLook = true) {
  const written = contentOf('new', { plan: plan('reef') })
  return rewrittenContent({ old, written, choice: { parts: new Set(parts), keepsLook } })
}

describe('one part of the page', () => {
  const old = contentOf('old', { plan: plan('river'), faq: [{ question: 'old?', answer: 'old' }] })
  const written = contentOf('new', {
    plan: plan('reef'),
    faq: [{ question: 'new?', answer: 'new' }],
  })
  const anew = (...parts: PagePart[]) =>
    rewrittenContent({
      old,
      written,
      choice: { parts: new Set(['landing_page']), pageParts: new Set(parts), keepsLook: false },
    }).landing_page

  it('is written anew alone, in the looks that the page has', () => {
    expect(anew('faq')).toEqual({ ...old.landing_page, faq: written.landing_page.faq })
    expect(anew('hero')).toMatchObject({
      headline: 'new',
      subheadline: 'new',
      cta_text: 'new',
      benefits: ['old'],
      plan: plan('river'),
    })
  })

  it('brings the questions of the form only when they are chosen', () => {
    expect(anew('benefits')?.form_fields).toEqual(['old'])
    expect(anew('form')?.form_fields).toEqual(['new'])
  })

  it('leaves the page alone when none is chosen', () => {
    expect(anew()).toBeUndefined()
  })
})

describe('firstChoice', () => {
  it('is everything, with the look of the page kept', () => {
    const { parts, keepsLook } = firstChoice(contentOf('old'))
    expect([...parts]).toEqual([...contentParts])
    expect(keepsLook).toBe(true)
  })

  it('leaves out the ads of a platform that carry a picture', () => {
    const content = contentOf('old')
    for (const ad of content.ad_copy.facebook_ads) ad.imageUrl = '/media/a/640.webp'
    expect([...firstChoice(content).parts]).toEqual([
      'landing_page',
      'thank_you_page',
      'google_ads',
      'follow_up_emails',
    ])
  })
})

describe('rewrittenContent', () => {
  it('holds the chosen parts alone, so that the others stay', () => {
    const saved = rewrite(contentOf('old'), ['thank_you_page', 'follow_up_emails'])
    expect(saved).toEqual({
      thank_you_page: { headline: 'new', message: 'new', next_steps: ['new'] },
      follow_up_emails: ['new', 'new', 'new'],
    })
  })

  it('keeps the ads of one platform, pictures and all, when only the other is written anew', () => {
    const old = contentOf('old')
    for (const ad of old.ad_copy.facebook_ads) ad.imageUrl = '/media/a/640.webp'
    const { ad_copy } = rewrite(old, ['google_ads'])
    expect(ad_copy?.facebook_ads).toEqual(old.ad_copy.facebook_ads)
    expect(ad_copy?.google_ads[0]?.headline).toBe('new')
  })

  it('keeps what is the owner’s own on a landing page with new words', () => {
    const own = {
      cta_url: 'https://book.example.com',
      proof: { state: 'own' as const, figures: [{ value: '3,200', label: 'Guests' }] },
      testimonials: [{ text: 'Best day of the year.', name: 'Marta' }],
      pictures: [
        { src: `/media/${'0'.repeat(32)}/640.webp`, alt: 'A raft', width: 640, height: 480 },
        null,
      ],
      form_details: {
        fields: [{ label: 'new', is_required: false }],
        consent: { text: 'You may write to me.', is_required: true },
      },
    }
    const saved = rewrite(contentOf('old', { ...own, plan: plan('river') }), ['landing_page'])
    expect(saved.landing_page).toMatchObject({ ...own, headline: 'new', plan: plan('river') })
  })

  it('takes the new theme and pictures where the owner asked for them', () => {
    const old = contentOf('old', { plan: plan('river') })
    expect(rewrite(old, ['landing_page'], false).landing_page?.plan).toEqual(plan('reef'))
  })
})

describe('replacedContent', () => {
  it('is what undoes a regeneration: the old parts that it replaced', () => {
    const old = contentOf('old')
    expect(replacedContent(old, rewrite(old, ['thank_you_page']))).toEqual({
      thank_you_page: old.thank_you_page,
    })
  })
})

describe('newTextsTab', () => {
  it('leads to the emails or the ads where nothing else was written', () => {
    const { follow_up_emails, ad_copy, landing_page } = contentOf('new')
    expect(newTextsTab({ follow_up_emails })).toBe('follow-ups')
    expect(newTextsTab({ ad_copy })).toBe('ads')
    expect(newTextsTab({ landing_page })).toBeNull()
    expect(newTextsTab({ follow_up_emails, ad_copy })).toBeNull()
  })
})
