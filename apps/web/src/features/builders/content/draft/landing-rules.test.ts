import { editedContentSchema } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { buildContent } from '../../../../entities/funnel/testing/build-content.ts'
import { blankField, noConsent } from './form-draft.ts'
import { contentOf, draftOf, type LandingDraft } from './landing-draft.ts'
import { faultsOf, most } from './landing-rules.ts'
import { blankTestimonial } from './testimonial-draft.ts'

const draft = draftOf(buildContent())
const faultsAfter = (edit: Partial<LandingDraft>) => faultsOf({ ...draft, ...edit })

describe('faultsOf', () => {
  it('finds nothing wrong with a page as it was written', () => {
    expect(faultsOf(draft)).toEqual({})
  })

  it.each([
    ['headline', '', 'Headline is required'],
    ['headline', '  ', 'Headline is required'],
    ['headline', 'Four', 'Headline must be at least 5 characters'],
    ['subheadline', '', 'Subheadline is required'],
    ['subheadline', 'Nine char', 'Subheadline must be at least 10 characters'],
    ['cta_text', '', 'CTA text is required'],
    ['cta_text', 'Go', 'CTA must be at least 3 characters'],
    ['headline', 'x'.repeat(161), 'Please keep this under 160 characters'],
  ])('says of the %s “%s”: %s', (field, text, message) => {
    expect(faultsAfter({ [field]: text })).toEqual({ [field]: message })
  })

  it('asks for one benefit and one field, and lets blank ones beside them be', () => {
    expect(faultsAfter({ benefits: ['', ' '] })).toEqual({ benefits: 'Benefit cannot be empty' })
    expect(faultsAfter({ form_fields: [blankField] })).toEqual({
      form_fields: 'Field name cannot be empty',
    })
    expect(faultsAfter({ benefits: ['Lunch included', ''] })).toEqual({})
  })

  it('asks for something to choose from, and for the words of a consent that is asked for', () => {
    const choice = { ...blankField, label: 'Boat', kind: 'choice' as const, options: [' '] }
    expect(faultsAfter({ form_fields: [choice, { ...choice, label: ' ' }] })).toEqual({
      'form_fields.0.options': 'Please give at least one option',
    })
    expect(faultsAfter({ consent: { ...noConsent, isAsked: true } })).toEqual({
      'consent.text': 'Please fill this in',
    })
    expect(faultsAfter({ consent: noConsent })).toEqual({})
  })

  it('names the entry that is too long', () => {
    expect(faultsAfter({ benefits: ['Lunch included', 'x'.repeat(301)] })).toEqual({
      'benefits.1': 'Please keep this under 300 characters',
    })
  })

  it('asks for the other half of a quote and of a figure', () => {
    expect(faultsAfter({ testimonials: [{ ...blankTestimonial, text: 'Best day.' }] })).toEqual({
      'testimonials.0.name': 'Please fill this in',
    })
    expect(faultsAfter({ figures: [{ value: '3,200', label: '' }] })).toEqual({
      'figures.0.label': 'Please fill this in',
    })
  })

  it('lets entries be that are not saved', () => {
    expect(faultsAfter({ testimonials: [blankTestimonial] })).toEqual({})
    expect(faultsAfter({ figures: [{ value: '', label: '' }] })).toEqual({})
    expect(faultsAfter({ offer: { title: '', text: '' } })).toEqual({})
  })

  it('keeps the thank-you page complete', () => {
    expect(faultsAfter({ thank_you: { headline: '', message: 'Soon', next_steps: [''] } })).toEqual(
      {
        'thank_you.headline': 'Please fill this in',
        'thank_you.next_steps': 'Please keep at least one step',
      },
    )
  })
})

describe('lists as long as the editor allows', () => {
  const many = <Entry>(count: number, entry: Entry) => Array.from({ length: count }, () => entry)
  const full = (extra: number): LandingDraft => ({
    ...draft,
    benefits: many(most.benefits + extra, 'Lunch included'),
    form_fields: many(most.form_fields, { ...blankField, label: 'Email' }),
    figures: many(most.figures, { value: '3', label: 'Rafts' }),
    testimonials: many(most.testimonials, {
      ...blankTestimonial,
      text: 'Fine',
      name: 'Marta',
    }),
    faq: many(most.entries, { question: 'Rain?', answer: 'We paddle.' }),
  })

  it('are saved, and no longer ones', () => {
    const parses = (edited: LandingDraft) =>
      editedContentSchema.safeParse(contentOf(edited, buildContent())).success
    expect(parses(full(0))).toBe(true)
    expect(parses(full(1))).toBe(false)
  })
})
