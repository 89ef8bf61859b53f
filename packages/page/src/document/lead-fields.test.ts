import { describe, expect, it } from 'vitest'

import { buildPageInput } from '../compose/build-page-input.ts'
import { composeThankYouPage } from '../compose/compose-generated-page.ts'
import { detailsAfterRewriting, suggestedDetails } from './form-details.ts'
import { leadFields, leadFormsOf } from './lead-fields.ts'
import { parsePage } from './page-document.ts'

describe('leadFields', () => {
  it('takes a label that contains "email" for an e-mail field, whatever its case', () => {
    expect(leadFields(['Work EMAIL address', 'E-mail', 'Name'])).toEqual([
      { label: 'Work EMAIL address', kind: 'email', isRequired: true },
      { label: 'E-mail', kind: 'text', isRequired: true },
      { label: 'Name', kind: 'text', isRequired: true },
    ])
  })

  it('knows the words of other languages on pages in one of them', () => {
    const kindOf = (label: string, language: string) =>
      leadFields([label], { fields: [] }, language)[0]?.kind
    expect(kindOf('E-Mail', 'de')).toBe('email')
    expect(kindOf('Correo electrónico', 'es')).toBe('email')
    expect(kindOf('Ihr Name', 'de')).toBe('text')
    expect(leadFields([], undefined, 'fr').map(({ label, kind }) => [label, kind])).toEqual([
      ['Votre nom', 'text'],
      ['E-mail', 'email'],
    ])
  })

  it('drops blank and repeated labels', () => {
    const labels = leadFields(['Name', ' ', 'name ', 'Phone', '', 'NAME']).map(({ label }) => label)
    expect(labels).toEqual(['Name', 'Phone'])
  })

  it('writes a label on one line, for browsers change line breaks in field names', () => {
    expect(leadFields(['Your\r\n  name'])).toEqual([
      { label: 'Your name', kind: 'text', isRequired: true },
    ])
  })

  it('does not let a label take the name of the trap', () => {
    expect(leadFields(['HP_website', 'Name'])).toEqual([
      { label: 'Name', kind: 'text', isRequired: true },
    ])
  })

  it('asks for name and e-mail when no label is left', () => {
    expect(leadFields([' '])).toEqual([
      { label: 'Name', kind: 'text', isRequired: true },
      { label: 'Email', kind: 'email', isRequired: true },
    ])
  })
})

describe('leadFormsOf', () => {
  it('names what a submission of each form of the page must answer', () => {
    const page = parsePage({
      sections: [
        { id: 'one', type: 'lead-form', content: { fields: [{ label: 'Name' }] } },
        { id: 'text', type: 'text' },
        { id: 'two', type: 'lead-form', content: { fields: [{ label: 'Dates', kind: 'date' }] } },
      ],
    })
    expect(leadFormsOf(page)).toEqual([
      [{ label: 'Name', kind: 'text', isRequired: true }],
      [{ label: 'Dates', kind: 'date', isRequired: true }],
    ])
  })

  it('is empty for a page without a form', () => {
    expect(leadFormsOf(composeThankYouPage(buildPageInput()))).toEqual([])
  })
})

describe('the details of a form', () => {
  it('give a field its kind and let it be left out; the others stay as specified', () => {
    const details = {
      fields: [
        { label: 'preferred  DATE', kind: 'date' as const },
        { label: 'Phone', kind: 'phone' as const, is_required: false },
        { label: 'Gone', kind: 'number' as const },
      ],
    }
    expect(leadFields(['Name', 'Email', 'Preferred date', 'Phone'], details)).toEqual([
      { label: 'Name', kind: 'text', isRequired: true },
      { label: 'Email', kind: 'email', isRequired: true },
      { label: 'Preferred date', kind: 'date', isRequired: true },
      { label: 'Phone', kind: 'phone', isRequired: false },
    ])
  })

  it('offer a choice of what there is, and ask in words where there is nothing to choose', () => {
    const details = {
      fields: [
        {
          label: 'Trip',
          kind: 'choice' as const,
          options: ['Half day', ' ', 'Half  day', 'Full day'],
        },
        { label: 'Boat', kind: 'choice' as const, options: [' '] },
      ],
    }
    expect(leadFields(['Trip', 'Boat'], details)).toEqual([
      { label: 'Trip', kind: 'choice', isRequired: true, options: ['Half day', 'Full day'] },
      { label: 'Boat', kind: 'text', isRequired: true },
    ])
  })

  it('put the box to tick below the questions, in the owner’s words', () => {
    const consent = { text: 'You may keep my answers for a year.', is_required: false }
    expect(leadFields(['Name'], { fields: [], consent })).toEqual([
      { label: 'Name', kind: 'text', isRequired: true },
      { label: 'You may keep my answers for a year.', kind: 'consent', isRequired: false },
    ])
  })

  it('are suggested where a label that was just written leaves no doubt', () => {
    const labels = [
      'Your name',
      'Email',
      'Preferred date',
      'Preferred dates',
      'Number of guests',
      'When would you like to come?',
      'Phone',
    ]
    expect(suggestedDetails(labels)).toEqual({
      fields: [
        { label: 'Preferred date', kind: 'date' },
        { label: 'Number of guests', kind: 'number' },
        { label: 'Phone', kind: 'phone' },
      ],
    })
    expect(suggestedDetails(['Name', 'Email'])).toBeUndefined()
  })

  it('stay with the labels that a rewriting keeps, and the consent stays in any case', () => {
    const consent = { text: 'Write to me', is_required: true }
    const old = {
      fields: [
        { label: 'Email', is_required: false },
        { label: 'Preferred date', kind: 'text' as const },
        { label: 'Boat', kind: 'choice' as const, options: ['Raft'] },
      ],
      consent,
    }
    const written = {
      labels: ['email', 'Preferred date', 'Number of guests'],
      details: suggestedDetails(['Preferred date', 'Number of guests']),
    }
    expect(detailsAfterRewriting(old, written)).toEqual({
      fields: [
        { label: 'email', is_required: false },
        { label: 'Preferred date', kind: 'text' },
        { label: 'Number of guests', kind: 'number' },
      ],
      consent,
    })
    expect(detailsAfterRewriting(undefined, { labels: ['Name'], details: undefined })).toBe(
      undefined,
    )
  })
})
