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
  const known = found.filter((one) => one !== null)
  const first = known.find(({ code }) => isOffered?.(code) !== false)
  return first
    ? { code: first.code, note: noteOf(first) }
    : { code: defaultCode, note: noteOfDefault(known[0]) }
}

/** `notOffered` is the first country that was found, which cannot be chosen. */
function noteOfDefault(notOffered: FoundCountry | undefined): string {
  const why = notOffered
    ? `we found ${countryName(notOffered.code)}, which cannot be chosen here`
    : 'we found no country in what we know of your business'
  return `${countryName(defaultCode)} is only the default: ${why}. Check it.`
}

function noteOf({ code, by }: FoundCountry): string | null {
  switch (by) {
    case 'account':
      return `${countryName(code)} is only a guess, by the currency or the time zone of your ad account. Check it.`
    case 'phone':
      return `${countryName(code)} is only a guess, by your phone number. Check it.`
    case 'address':
    case 'place':
    case 'words':
      return null
  }
}
