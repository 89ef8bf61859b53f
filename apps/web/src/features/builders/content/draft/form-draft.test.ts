import { describe, expect, it } from 'vitest'

import { buildContent } from '../../../../entities/funnel/testing/build-content.ts'
import { blankField, formContentOf, formDraftOf, kindOfField, noConsent } from './form-draft.ts'
import { draftOf, landingDraftSchema } from './landing-draft.ts'

const draft = formDraftOf(buildContent().landing_page)

describe('a draft of the form', () => {
  it('saves labels alone while every field is as specified', () => {
    expect(formContentOf(draft)).toEqual({ form_fields: ['Your name', 'Email'] })
  })

  it('keeps the details of a field that is renamed or moved', () => {
    const date = {
      ...blankField,
      label: ' Day you come ',
      kind: 'date' as const,
      isRequired: false,
    }
    expect(formContentOf({ ...draft, form_fields: [date, ...draft.form_fields] })).toEqual({
      form_fields: ['Day you come', 'Your name', 'Email'],
      form_details: { fields: [{ label: 'Day you come', kind: 'date', is_required: false }] },
    })
  })

  it('drops details and blank options with what was left blank', () => {
    const choice = { ...blankField, kind: 'choice' as const, options: ['Raft', ' ', ''] }
    const form_fields = [
      { ...choice, label: ' ' },
      { ...choice, label: 'Boat' },
    ]
    expect(formContentOf({ ...draft, form_fields })).toEqual({
      form_fields: ['Boat'],
      form_details: { fields: [{ label: 'Boat', kind: 'choice', options: ['Raft'] }] },
    })
  })

  it('asks for consent only while that is switched on', () => {
    const consent = { isAsked: true, text: ' You may write to me. ', isRequired: false }
    expect(formContentOf({ ...draft, consent }).form_details).toEqual({
      fields: [],
      consent: { text: 'You may write to me.', is_required: false },
    })
    expect(formContentOf({ ...draft, consent: { ...consent, isAsked: false } })).not.toHaveProperty(
      'form_details',
    )
  })

  it('takes the kind from the label until somebody chooses one', () => {
    expect(kindOfField({ ...blankField, label: 'Work email' }, 'en')).toBe('email')
    expect(kindOfField({ ...blankField, label: 'E-Mail' }, 'de')).toBe('email')
    expect(kindOfField({ ...blankField, label: 'Phone' }, 'en')).toBe('text')
    expect(kindOfField({ ...blankField, label: 'Phone', kind: 'phone' }, 'en')).toBe('phone')
  })

  it('reads what was kept before fields had details', () => {
    const { consent, ...old } = draftOf(buildContent())
    expect(consent).toEqual(noConsent)
    const kept = { ...old, form_fields: ['Name', 'Email'] }
    const read = landingDraftSchema.parse(kept)
    expect(formContentOf(read)).toEqual({ form_fields: ['Name', 'Email'] })
  })
})
