import { describe, expect, it } from 'vitest'

import { wordsOf } from '../../language/words-of.ts'
import { contactMethods } from './contact-methods.ts'

const words = wordsOf('en').reach
const none = { email: '', phone: '', address: '' }
const hrefOf = (content: Partial<typeof none>) =>
  contactMethods({ ...none, ...content }, words)[0]?.href

describe('contactMethods', () => {
  it('leads to the phone, the mailbox and the map', () => {
    expect(hrefOf({ phone: '+1 (406) 555-0100' })).toBe('tel:+14065550100')
    expect(hrefOf({ email: 'hello@example.test' })).toBe('mailto:hello@example.test')
    expect(hrefOf({ address: 'Mill Road 3,\nBozeman' })).toBe(
      'https://www.google.com/maps/search/?api=1&query=Mill+Road+3%2C+Bozeman',
    )
  })

  it('opens the map that is named, with or without an address', () => {
    const mapUrl = 'https://maps.example/53,-9'
    expect(contactMethods({ ...none, address: 'Pier 3', mapUrl }, words)).toMatchObject([
      { kind: 'address', text: 'Pier 3', href: mapUrl },
    ])
    expect(contactMethods({ ...none, mapUrl }, words)).toMatchObject([
      { kind: 'address', text: 'Open the map', href: mapUrl },
    ])
    expect(contactMethods({ ...none, mapUrl: 'javascript:alert(1)' }, words)).toEqual([])
  })

  it('leaves what is no number or address as words', () => {
    expect(hrefOf({ phone: 'Ask for Ann' })).toBe('')
    expect(hrefOf({ phone: '1-800-FLOWERS' })).toBe('tel:18003569377')
    expect(hrefOf({ phone: '0171–1234567 or 0172 7654321' })).toBe('tel:01711234567')
    expect(hrefOf({ phone: '*#06#' })).toBe('')
    expect(hrefOf({ email: 'ann at example' })).toBe('')
    expect(hrefOf({ email: 'a@b.test\nBcc: c@d.test' })).toBe('')
  })

  it('can look up anything at all', () => {
    expect(hrefOf({ address: '\ud800 & "<script>' })).toBe(
      'https://www.google.com/maps/search/?api=1&query=%EF%BF%BD+%26+%22%3Cscript%3E',
    )
    expect(contactMethods(none, words)).toEqual([])
  })
})
