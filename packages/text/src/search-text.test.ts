import { describe, expect, it } from 'vitest'

import { splitSearch, toSearchableText } from './search-text.ts'

function finds(search: string, text: string): boolean {
  const searchable = toSearchableText(text)
  return splitSearch(search).some((words) => words.every((word) => searchable.includes(word)))
}

describe('a search', () => {
  it.each([
    '2125550177',
    '+12125550177',
    '+1 212 555 0177',
    '12125550177',
    '555-0177',
    '212 555',
    '(212)',
  ])('for %s finds +1 (212) 555-0177', (search) => {
    expect(finds(search, 'Ana\n+1 (212) 555-0177')).toBe(true)
  })

  it.each([
    '02079460123',
    '020 7946 0123',
    '+44 (0)20 7946 0123',
    '0044 20 7946 0123',
    'ana 2079460123',
  ])('for %s finds +44 20 7946 0123', (search) => {
    expect(finds(search, 'Ana\n+44 20 7946 0123')).toBe(true)
  })

  it.each(['+12125550177', '2125550177'])('for %s finds a national number', (search) => {
    expect(finds(search, '(212) 555–0177')).toBe(true)
  })

  it.each([
    ['Zoe muller', 'Zoë Müller'],
    ['José', 'Jose\u0301'],
    ['lukasz oberg', 'Łukasz Øberg'],
    ['ipek', 'İpek Işık'],
    ['STRASSE gross', 'Straße Groß'],
    ['24 07', '2031-07-24'],
    ['Juergen Groesser', 'Jürgen Größer'],
    ['Jürgen Größer', 'Juergen Groesser'],
    ['Michael Mueller', 'Michael Müller'],
    ['müller', 'Mueller'],
  ])('for %s finds %s', (search, text) => {
    expect(finds(search, text)).toBe(true)
  })

  it('does not find other words or numbers', () => {
    expect(finds('zoe smith', 'Zoë Müller')).toBe(false)
    expect(finds('2125550178', '+1 (212) 555-0177')).toBe(false)
  })
})
