import { expect, it } from 'vitest'

import { countryOfAccount } from './country-of-account.ts'

it('is that of its currency, else of its time zone', () => {
  expect(countryOfAccount({ currency: 'CAD' })).toEqual({ code: 'CA', by: 'account' })
  expect(countryOfAccount({ currency: 'EUR', timeZone: 'Europe/Berlin' })?.code).toBe('DE')
})

it('is unknown where several countries have both', () => {
  expect(countryOfAccount({ currency: 'USD', timeZone: 'America/New_York' })).toBeNull()
  expect(countryOfAccount({ currency: 'EUR' })).toBeNull()
})
