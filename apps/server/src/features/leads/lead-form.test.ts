import type { LeadField } from '@wildpath/page/lead-form'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { checkForm, formThatWasSent, leadFingerprint, parseForm } from './lead-form.ts'

const fields: LeadField[] = [
  { label: 'Name', kind: 'text', isRequired: true },
  { label: 'Email', kind: 'email', isRequired: true },
]

describe('reading a form', () => {
  it('reads back whatever a browser encodes', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 })
    fc.assert(
      fc.property(fc.dictionary(text, text, { noNullPrototype: true }), (answers) => {
        const body = Buffer.from(new URLSearchParams(answers).toString())
        expect(Object.fromEntries(parseForm(body) ?? [])).toEqual(answers)
      }),
      { numRuns: 200 },
    )
  })

  it('refuses broken UTF-8, plain and percent-encoded', () => {
    expect(parseForm(Buffer.from([0x61, 0x3d, 0xff]))).toBeNull()
    expect(parseForm(Buffer.from('a=%ff'))).toBeNull()
    expect(parseForm(Buffer.from('a=%'))).toBeNull()
  })
})

describe('checking a form', () => {
  it('keeps the order of the form and trims answers', () => {
    const form = new Map([
      ['Email', ' joe@example.org '],
      ['Name', 'Joe'],
    ])
    expect(checkForm(form, fields, 'en')).toEqual({
      ok: true,
      values: [
        { label: 'Name', value: 'Joe' },
        { label: 'Email', value: 'joe@example.org' },
      ],
    })
  })

  it('requires every field and a whole address', () => {
    expect(checkForm(new Map([['Email', 'joe@']]), fields, 'en')).toMatchObject({
      ok: false,
      errors: { Name: 'Name is required', Email: 'Invalid email address' },
    })
  })
})

describe('a page with two forms', () => {
  const dates: LeadField[] = [{ label: 'Your\ndates', kind: 'date', isRequired: true }]

  it('is answered by the one whose questions were sent', () => {
    const sent = parseForm(Buffer.from('Your%0D%0Adates=12+July')) ?? new Map()
    expect(formThatWasSent([fields, dates], sent)).toBe(dates)
    expect(checkForm(sent, dates, 'en')).toEqual({
      ok: true,
      values: [{ label: 'Your\ndates', value: '12 July', kind: 'date' }],
    })
  })

  it('is answered by the first when nothing tells', () => {
    expect(formThatWasSent([fields, dates], new Map())).toBe(fields)
  })

  it('takes an address alone for the form that asks for nothing else', () => {
    const addressOnly: LeadField[] = [{ label: 'Email', kind: 'email', isRequired: true }]
    const address = new Map([['Email', 'joe@example.org']])
    expect(formThatWasSent([fields, addressOnly], address)).toBe(addressOnly)
    expect(formThatWasSent([fields, addressOnly], new Map([...address, ['Name', '']]))).toBe(fields)
  })

  it('answers an empty page with no form at all', () => {
    expect(formThatWasSent([], new Map())).toEqual([])
  })
})

describe('the fingerprint of a lead', () => {
  const withContact = [{ label: 'Email', value: 'joe@example.org' }]
  const without = [{ label: 'Name', value: 'Joe' }]

  it('is the same for the same person from anywhere', () => {
    expect(leadFingerprint(withContact, '10.0.0.1')).toBe(leadFingerprint(withContact, '10.0.0.2'))
  })

  it('tells two people of one name apart when nothing else says who they are', () => {
    expect(leadFingerprint(without, '10.0.0.1')).not.toBe(leadFingerprint(without, '10.0.0.2'))
  })

  it.each([
    [{ label: 'Email', value: 'Joe@Example.org' }, 'joe@example.org'],
    [{ label: 'Email', value: 'joe@müller.example' }, 'joe@xn--mller-kva.example'],
    [{ label: 'Phone', value: '0171 5550123', kind: 'phone' as const }, '01715550123'],
    [{ label: 'Phone', value: '(0171) 555-0123', kind: 'phone' as const }, '0171/5550123'],
    [{ label: 'Message', value: 'Two of us,\nin  May ' }, 'two of us, in may'],
  ])('is the same for %j and %j', (answer, value) => {
    const name = { label: 'Name', value: 'Joe' }
    expect(leadFingerprint([name, { ...answer, value }], 'x')).toBe(
      leadFingerprint([name, answer], 'x'),
    )
  })

  it('differs for vanity numbers with the same digits', () => {
    const [rafting, kayaking] = ['0800-RAFTING', '0800-KAYAKING'].map((value) =>
      leadFingerprint([{ label: 'Phone', value, kind: 'phone' }], 'x'),
    )
    expect(rafting).not.toBe(kayaking)
  })
})
