import { countryName } from './country-names.ts'
import type { FoundCountry } from './country-of-business.ts'

export type BegunCountry = {
  /** ISO 3166. */
  code: string
  /** Why somebody should check it; null where the business itself says it. */
  note: string | null
}

/** What a wizard begins with where nothing says a country (spec 3, section 9). */
const defaultCode = 'US'

/** The first country that was found and can be chosen, else the default. */
export function countryToBegin(
  found: readonly (FoundCountry | null)[],
  /** Where not every country can be chosen. */
  isOffered?: (code: string) => boolean,
): BegunCountry {
  const first = found.find((one) => one !== null && isOffered?.(one.code) !== false)
  return first
    ? { code: first.code, note: noteOf(first) }
    : {
        code: defaultCode,
        note: `${countryName(defaultCode)} is only the default, since nothing that we know of your business names ${isOffered ? 'a country that can be chosen here' : 'one'}. Check it.`,
      }
}

function noteOf({ code, by }: FoundCountry): string | null {
  switch (by) {
    case 'account':
      return `${countryName(code)} is only a guess, by the currency or the time zone of your ad account. Check it.`
    case 'phone':
      return `${countryName(code)} is only a guess, by your phone number. Check it.`
    case 'address':
    case 'place':
      return null
  }
}
