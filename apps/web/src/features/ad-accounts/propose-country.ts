import { countryName } from './country-names.ts'
import type { FoundCountry } from './country-of-business.ts'

export type ProposedCountry = {
  /** ISO 3166; null if the owner has to choose. */
  code: string | null
  /** Why the owner should check it; null if the business states it. */
  note: string | null
}

/** The wizard's default when it is opened without an adventure (spec 3, section 9). */
const defaultCode = 'US'

/** Proposes the first country that was found. An ad of an adventure never starts with a default. */
export function proposeCountry(
  found: readonly (FoundCountry | null)[],
  { isOfAdventure }: { isOfAdventure: boolean },
): ProposedCountry {
  const first = found.find((one) => one !== null)
  if (first) return { code: first.code, note: noteOf(first) }
  return isOfAdventure
    ? { code: null, note: 'We don’t know where your business is. Choose where to show the ad.' }
    : { code: defaultCode, note: `${countryName(defaultCode)} is the default. Check it.` }
}

function noteOf({ code, by }: FoundCountry): string | null {
  switch (by) {
    case 'account':
      return `${countryName(code)} is a guess from your ad account. Check it.`
    case 'currency':
      return `${countryName(code)} is a guess from the currency of your prices. Check it.`
    case 'phone':
      return `${countryName(code)} is a guess from your phone number. Check it.`
    case 'address':
    case 'place':
    case 'words':
      return null
  }
}
