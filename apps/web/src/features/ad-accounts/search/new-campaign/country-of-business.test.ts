import { type BusinessFacts, noFacts } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { countryOfBusiness } from './country-of-business.ts'

const inCountry = (country: string | undefined, confidence: 'high' | 'low' = 'high') =>
  ({
    ...noFacts,
    facts: [
      {
        id: 'a',
        kind: 'address',
        source: 'website',
        is_confirmed: false,
        confidence,
        value: { locality: 'Somewhere', ...(country !== undefined && { country }) },
      },
    ],
  }) as BusinessFacts

it.each([
  ['United States', 'US'],
  ['U.S.A.', 'US'],
  ['us', 'US'],
  ['Scotland', 'GB'],
  ['Deutschland', 'DE'],
  ['Norway', null],
  [undefined, null],
])('of an address in %s is %s', (written, country) => {
  expect(countryOfBusiness(inCountry(written))).toBe(country)
})

it('is unknown where the address is doubtful, or there is none', () => {
  expect(countryOfBusiness(inCountry('Canada', 'low'))).toBeNull()
  expect(countryOfBusiness(noFacts)).toBeNull()
})
