import { describe, expect, it } from 'vitest'

import { buildContent } from '../../../../entities/funnel/testing/build-content.ts'
import { blankField } from './form-draft.ts'
import {
  changedContent,
  contentOf,
  draftOf,
  figureState,
  isChanged,
  type LandingDraft,
} from './landing-draft.ts'
import { blankTestimonial } from './testimonial-draft.ts'

/** What is saved of a page after the edit. */
function savedAfter(edit: Partial<LandingDraft>, content = buildContent()) {
  return contentOf({ ...draftOf(content), ...edit }, content)
}

const field = (label: string) => ({ ...blankField, label })

describe('a draft of the landing page', () => {
  it('saves a page that was not touched as it was', () => {
    const content = buildContent({
      offer: { title: 'What you pay', text: '$79 per person' },
      steps: { title: 'How it goes', items: [{ title: 'Meet', text: 'At the bridge' }] },
      good_to_know: { title: 'Good to know', items: ['From 8 years'] },
      faq: [{ question: 'And rain?', answer: 'We paddle.' }],
      proof: { state: 'own', figures: [{ value: '3,200', label: 'Guests' }] },
      testimonials: [
        { text: 'Best day of the year.', name: 'Marta' },
        { text: 'Great guides.', name: 'Karin', rating: 4.5, source: 'Google', date: 'May 2026' },
      ],
      plan: { theme: 'river', composition: 'classic', scenes: [] },
      form_fields: ['Your name', 'Email', 'Trip'],
      form_details: {
        fields: [
          { label: 'Email', is_required: false },
          { label: 'Trip', kind: 'choice', options: ['Half day', 'Full day'] },
        ],
        consent: { text: 'You may write to me.', is_required: true },
      },
    })
    const { landing_page, thank_you_page } = content
    expect(savedAfter({}, content)).toEqual({ landing_page, thank_you_page })
    expect(isChanged(draftOf(content), content)).toBe(false)
  })

  it('begins with Name and Email where the form has no fields', () => {
    const { form_fields } = draftOf(buildContent({ form_fields: [] }))
    expect(form_fields.map(({ label }) => label)).toEqual(['Name', 'Email'])
  })

  it('drops what was left blank, and keeps what the editor does not show', () => {
    const { landing_page } = savedAfter({
      benefits: ['Lunch included', '  ', ''],
      form_fields: [field('Email'), field(' ')],
      testimonials: [{ ...blankTestimonial, name: ' ' }],
      cta_url: ' ',
    })
    expect(landing_page).toEqual({
      headline: 'Ride the canyon',
      subheadline: 'Half a day on easy water',
      benefits: ['Lunch included'],
      cta_text: 'Save our seats',
      cta_url: '#',
      form_fields: ['Email'],
      goal: 'booking',
      plan: buildContent().landing_page.plan,
    })
  })

  it('keeps the language of the texts', () => {
    const { landing_page } = savedAfter({}, buildContent({ language: 'de' }))
    expect(landing_page.language).toBe('de')
  })

  it('takes a part off the page that was emptied', () => {
    const content = buildContent({ story: { title: 'Who we are', text: 'Two brothers.' } })
    const { landing_page } = savedAfter({ story: { title: '', text: ' ' } }, content)
    expect(landing_page).not.toHaveProperty('story')
  })

  it('is unchanged by spaces and by a line that nobody filled in', () => {
    const content = buildContent()
    const draft = draftOf(content)
    expect(isChanged({ ...draft, benefits: [...draft.benefits, ''] }, content)).toBe(false)
    expect(isChanged({ ...draft, headline: 'Ride the canyon ' }, content)).toBe(false)
    expect(isChanged({ ...draft, headline: 'Ride the river' }, content)).toBe(true)
  })

  it('sends the thank-you page along only when it was changed', () => {
    const content = buildContent()
    const draft = draftOf(content)
    expect(Object.keys(changedContent({ ...draft, headline: 'Ride the river' }, content))).toEqual([
      'landing_page',
    ])
    const thank_you = { ...draft.thank_you, headline: 'See you soon' }
    expect(changedContent({ ...draft, thank_you }, content).thank_you_page).toEqual({
      headline: 'See you soon',
      message: 'We will write.',
      next_steps: ['Wait'],
    })
  })
})

describe('the figures of a draft', () => {
  it('are empty until the owner enters one, and are not saved before', () => {
    const draft = draftOf(buildContent())
    expect(draft.figures).toEqual([
      { value: '', label: 'Happy Customers' },
      { value: '', label: 'Average Rating' },
      { value: '', label: 'Satisfaction' },
    ])
    expect(figureState(draft)).toBe('none')
    expect(savedAfter({}).landing_page).not.toHaveProperty('proof')
  })

  it('are the owner’s as soon as one has a value; the others are left out', () => {
    const figures = [
      { value: '3,200', label: 'Guests since 2004' },
      { value: '', label: 'Average Rating' },
    ]
    expect(savedAfter({ figures }).landing_page.proof).toEqual({
      state: 'own',
      figures: [{ value: '3,200', label: 'Guests since 2004' }],
    })
  })

  it('can be hidden and shown again without being lost', () => {
    const content = buildContent({
      proof: { state: 'hidden', figures: [{ value: '3,200', label: 'Guests' }] },
    })
    expect(savedAfter({}, content).landing_page.proof?.state).toBe('hidden')
    expect(savedAfter({ areFiguresHidden: false }, content).landing_page.proof).toEqual({
      state: 'own',
      figures: [{ value: '3,200', label: 'Guests' }],
    })
    expect(savedAfter({ areFiguresHidden: true }).landing_page.proof).toEqual({
      state: 'hidden',
      figures: [],
    })
  })
})
