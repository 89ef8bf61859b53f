import type { FoundCountry } from './country-of-business.ts'
import { countryOfCurrencies } from './country-of-currency.ts'

/** Time zones of countries that their currency does not tell. */
const byTimeZone: Record<string, string> = {
  'Europe/Berlin': 'DE',
  'Europe/Dublin': 'IE',
  'Europe/Lisbon': 'PT',
  'Europe/Madrid': 'ES',
  'Europe/Paris': 'FR',
  'Europe/Rome': 'IT',
  'Europe/Vienna': 'AT',
}

/** Where an ad account is at home, as far as its platform tells. */
export function countryOfAccount(account: {
  /** ISO 4217. */
  currency: string
  /** IANA; undefined where the platform tells none. */
  timeZone?: string | undefined
}): FoundCountry | null {
  const code = countryOfCurrencies([account.currency]) ?? byTimeZone[account.timeZone ?? '']
  return code === undefined ? null : { code, by: 'account' }
}
