import { describe, expect, it } from 'vitest'

import { type BusinessFacts, type Fact, noFacts } from './business-facts.ts'
import { confirmedBusiness, priceTexts } from './confirmed-business.ts'
import { addressLines } from './postal-address.ts'

const known = (...facts: Pick<Fact, 'kind' | 'value'>[]): BusinessFacts => ({
  ...noFacts,
  facts: facts.map(
    (fact, index) =>
      ({
        id: `f-${index}`,
        source: 'owner',
        confidence: 'high',
        is_confirmed: true,
        ...fact,
      }) as Fact,
  ),
})

describe('what is published of a business', () => {
  it('is nothing that nobody confirmed', () => {
    const facts = known({ kind: 'phone', value: { number: '+1 555 0100' } })
    const unconfirmed = facts.facts.map((fact) => ({ ...fact, is_confirmed: false }))
    expect(confirmedBusiness({ ...facts, facts: unconfirmed })).toEqual({})
    expect(confirmedBusiness(facts)).toEqual({ phone: '+1 555 0100' })
  })

  it('is when and where each outing is, without what its price says already', () => {
    const tour = {
      name: 'Sea cave tour',
      season: 'May to September',
      days: 'daily',
      meeting_point: 'Pier 3',
      duration: '3 hours',
      bring: ['a towel', 'sunscreen'],
      not_included: ['lunch'],
      languages: ['English', 'French'],
    }
    const price = { amount: 65, currency: 'EUR', unit: 'person', is_from: false } as const
    const walk = { name: 'Cliff walk', price, duration: '2 hours', bring: ['a towel'] }
    const business = confirmedBusiness(
      known({ kind: 'offering', value: tour }, { kind: 'offering', value: walk }),
    )
    expect(business.outings).toEqual([
      {
        name: 'Sea cave tour',
        details: [
          { label: 'When', text: 'May to September, daily' },
          { label: 'Duration', text: '3 hours' },
          { label: 'Meeting point', text: 'Pier 3' },
          { label: 'Not included', text: 'lunch' },
          { label: 'Languages', text: 'English, French' },
        ],
      },
    ])
    expect(business.bring).toEqual(['a towel', 'sunscreen'])
  })

  it('is where it is found on the map and the web', () => {
    const business = confirmedBusiness(
      known(
        { kind: 'location', value: { latitude: 52.97, longitude: -9.43 } },
        { kind: 'booking-link', value: { url: 'book.example.com/cliffs' } },
        { kind: 'social-link', value: { url: 'https://www.instagram.com/cliffs' } },
        { kind: 'social-link', value: { url: 'guides.example.org' } },
      ),
    )
    expect(business).toEqual({
      mapUrl: 'https://www.google.com/maps/search/?api=1&query=52.97,-9.43',
      bookingUrl: 'https://book.example.com/cliffs',
      profiles: [
        { name: 'Instagram', url: 'https://www.instagram.com/cliffs', icon: 'instagram' },
        { name: 'guides.example.org', url: 'https://guides.example.org/', icon: '' },
      ],
    })
  })

  it('is what the owner counts, where that is more than one thing', () => {
    const count = (value: string, label: string) => ({
      kind: 'figure' as const,
      value: { value, label },
    })
    expect(confirmedBusiness(known(count('14', 'kayaks'))).figures).toBeUndefined()
    expect(confirmedBusiness(known(count('14', 'kayaks'), count('3', 'guides'))).figures).toEqual([
      { value: '14', label: 'kayaks' },
      { value: '3', label: 'guides' },
    ])
  })

  it('is an address on lines', () => {
    const value = {
      street: 'Mill Road 3',
      postal_code: '59715',
      locality: 'Bozeman',
      country: 'USA',
    }
    expect(confirmedBusiness(known({ kind: 'address', value })).address).toBe(
      'Mill Road 3\nBozeman 59715\nUSA',
    )
    const lines = (address: Parameters<typeof addressLines>[0], language?: string) =>
      addressLines(address, language).join(' | ')
    const salida = { street: '14 Mill St', locality: 'Salida', region: 'CO', postal_code: '81201' }
    expect(lines(salida)).toBe('14 Mill St | Salida, CO 81201')
    const goestling = { locality: 'Göstling', postal_code: '3345', country: 'AT' }
    expect(lines(goestling, 'de')).toBe('3345 Göstling | Österreich')
    expect(lines({ street: 'Pier 3', country: 'Ireland' })).toBe('Pier 3 | Ireland')
    const armadale = { locality: 'Armadale', postal_code: 'IV45 8RS', country: 'GB' }
    expect(lines(armadale)).toBe('Armadale IV45 8RS | United Kingdom')
  })

  it('is the hours of the days that follow each other together', () => {
    const value: Extract<Fact, { kind: 'hours' }>['value'] = {
      periods: [
        { days: ['mo', 'tu', 'we', 'th', 'fr'], opens: '09:00', closes: '17:30' },
        { days: ['sa', 'mo'], opens: '10:00', closes: '12:00' },
        { days: ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'], opens: '00:00', closes: '23:59' },
      ],
    }
    const noted = { ...value, note: 'Closed in January' }
    expect(confirmedBusiness(known({ kind: 'hours', value: noted })).hours?.at(-1)).toEqual({
      days: 'Please note',
      times: 'Closed in January',
    })
    expect(confirmedBusiness(known({ kind: 'hours', value })).hours).toEqual([
      { days: 'Monday to Friday', times: '9:00 to 17:30' },
      { days: 'Monday, Saturday', times: '10:00 to 12:00' },
      { days: 'Every day', times: '0:00 to 23:59' },
    ])
  })

  it('is on the map at plain figures', () => {
    const value = { latitude: 0.000_000_04, longitude: -179.123_456_78 }
    expect(confirmedBusiness(known({ kind: 'location', value })).mapUrl).toContain(
      'query=0,-179.123457',
    )
  })

  it('is what has a price, with what it contains', () => {
    const price = { amount: 65, currency: 'EUR', unit: 'person', is_from: false } as const
    const tour = { name: 'Sea cave tour', price, duration: '3 hours', included: ['wetsuit'] }
    const facts = known(
      { kind: 'offering', value: tour },
      { kind: 'offering', value: { name: 'Walk' } },
    )
    expect(confirmedBusiness(facts).prices).toEqual([
      { name: 'Sea cave tour', price: '€65', unit: 'per person', details: ['3 hours', 'wetsuit'] },
    ])
  })
})

describe('a price in words', () => {
  it.each([
    [{ amount: 12.5, currency: 'GBP', unit: 'hour', is_from: false }, '£12.50', 'per hour'],
    [{ amount: 1190, currency: 'USD', unit: 'whole', is_from: true }, 'from $1,190', ''],
    [{ amount: 12900, currency: 'ISK', unit: 'item', is_from: false }, 'ISK\u00A012,900', 'each'],
  ] as const)('is written as people do: %o', (value, price, unit) => {
    expect(priceTexts(value)).toEqual({ price, unit })
  })
})
