import { describe, expect, it } from 'vitest'

import { answersPreview, contactLink, leadParts } from './lead-parts.ts'

const email = { label: 'Email', value: 'ana@example.com' }

describe('leadParts', () => {
  it('titles a lead with the name that was given, wherever it stands', () => {
    expect(leadParts([email, { label: 'Full Name', value: 'Ana Souza' }])).toEqual({
      title: 'Ana Souza',
      answers: [email],
    })
  })

  it('prefers the name of the person to other names', () => {
    const company = { label: 'Company name', value: 'Souza Tours' }
    expect(leadParts([company, { label: 'Name', value: 'Ana' }])).toEqual({
      title: 'Ana',
      answers: [company],
    })
  })

  it('falls back to the first answer where nobody asked for a name', () => {
    expect(leadParts([email, { label: 'Group size', value: '4' }])).toEqual({
      title: 'ana@example.com',
      answers: [{ label: 'Group size', value: '4' }],
    })
  })

  it('never takes what was agreed to for the person, and reads a date as people do', () => {
    const consent = { label: 'You may keep my name', value: 'Yes', kind: 'consent' as const }
    const date = { label: 'Preferred date', value: '2031-07-24', kind: 'date' as const }
    expect(leadParts([consent, date])).toEqual({
      title: 'Thursday, July 24, 2031',
      answers: [consent],
    })
    expect(leadParts([consent])).toEqual({ title: 'No answers', answers: [consent] })
  })

  it('says so when there is nothing to show', () => {
    expect(leadParts([{ label: 'Name', value: '' }])).toEqual({ title: 'No answers', answers: [] })
  })
})

describe('contactLink', () => {
  it('dials what a phone field was given, whatever the field is called', () => {
    const given = { label: 'Where can we reach you?', value: '+1 406 555 0134' }
    expect(contactLink({ ...given, kind: 'phone' })).toBe('tel:+14065550134')
    expect(contactLink(given)).toBeNull()
  })

  it('writes to an e-mail address', () => {
    expect(contactLink(email)).toBe('mailto:ana@example.com')
  })

  it('lets no address add another recipient', () => {
    expect(contactLink({ label: 'Email', value: 'a?bcc=x&b@example.com' })).toBe(
      'mailto:a%3Fbcc%3Dx%26b@example.com',
    )
  })

  it('dials a number that stands under a phone label', () => {
    expect(contactLink({ label: 'Mobile phone', value: '+1 (406) 555-0134' })).toBe(
      'tel:+14065550134',
    )
  })

  it('links nothing else, however it looks', () => {
    expect(contactLink({ label: 'Group size', value: '1234567' })).toBeNull()
    expect(contactLink({ label: 'Phone', value: 'call the lodge' })).toBeNull()
    expect(contactLink({ label: 'Website', value: 'javascript:alert(1)' })).toBeNull()
  })
})

describe('answersPreview', () => {
  it('labels each answer', () => {
    const people = { label: 'People', value: '4' }
    const question = { label: 'Any wishes?', value: 'Sunset' }
    expect(answersPreview([email, people, question])).toBe('People: 4 · Any wishes? Sunset')
  })

  it('shows contact details if there is nothing else', () => {
    expect(answersPreview([email])).toBe('Email: ana@example.com')
  })
})
