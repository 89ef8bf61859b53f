import { expect, it } from 'vitest'

import { type BusinessFacts, businessFactsSchema } from './business-facts.ts'
import { businessRecord } from './business-record.ts'

const facts = (isConfirmed: boolean): BusinessFacts => {
  const basis = { source: 'website', confidence: 'high', is_confirmed: isConfirmed }
  const price = { amount: 65, currency: 'EUR', unit: 'person', is_from: true }
  const periods = [{ days: ['mo', 'su'], opens: '09:00', closes: '17:30' }]
  return businessFactsSchema.parse({
    version: 1,
    dismissed: [],
    facts: [
      { ...basis, id: 'a', kind: 'phone', value: { number: '+353 1 555 0100' } },
      { ...basis, id: 'b', kind: 'address', value: { street: 'Pier 3', locality: 'Doolin' } },
      { ...basis, id: 'c', kind: 'offering', value: { name: 'Cliff tour', price } },
      { ...basis, id: 'd', kind: 'offering', value: { name: 'Walk without a price' } },
      { ...basis, id: 'e', kind: 'hours', value: { periods } },
      { ...basis, id: 'f', kind: 'location', value: { latitude: 53, longitude: -9.4 } },
      { ...basis, id: 'g', kind: 'since', value: { year: 1998 } },
      { ...basis, id: 'h', kind: 'social-link', value: { url: 'instagram.com/cliffs' } },
      { ...basis, id: 'i', kind: 'email', value: { address: 'hello@cliffs.example' } },
    ],
  })
}

it('is what the owner confirmed, as data', () => {
  expect(businessRecord(facts(true))).toEqual({
    phone: '+353 1 555 0100',
    email: 'hello@cliffs.example',
    address: { street: 'Pier 3', locality: 'Doolin' },
    location: { latitude: 53, longitude: -9.4 },
    hours: [{ days: ['Monday', 'Sunday'], opens: '09:00', closes: '17:30' }],
    profiles: ['https://instagram.com/cliffs'],
    foundingYear: 1998,
    offers: [
      {
        name: 'Cliff tour',
        description: undefined,
        amount: 65,
        currency: 'EUR',
        unit: 'person',
        isFrom: true,
      },
    ],
  })
})

it('is nothing of what was only proposed', () => {
  expect(businessRecord(facts(false))).toEqual({ profiles: [], offers: [] })
})
