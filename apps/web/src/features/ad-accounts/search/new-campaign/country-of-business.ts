import {
  type BusinessFacts,
  isUsable,
  listFacts,
  searchCountries,
  type SearchCountry,
} from '@wildpath/contract'

/** What people write for a country, beside its name and its code. */
const otherNames: Record<string, SearchCountry> = {
  'usa': 'US',
  'united states of america': 'US',
  'america': 'US',
  'uk': 'GB',
  'great britain': 'GB',
  'england': 'GB',
  'scotland': 'GB',
  'wales': 'GB',
  'northern ireland': 'GB',
  'deutschland': 'DE',
  'brasil': 'BR',
  'méxico': 'MX',
}

/** The country of a business's address, where a search campaign can be shown in it. */
export function countryOfBusiness(known: BusinessFacts): SearchCountry | null {
  const [address] = listFacts(known, 'address').filter(isUsable)
  const written = address?.value.country?.toLowerCase().replaceAll('.', '').trim()
  if (written === undefined) return null
  const named = Object.entries(searchCountries).find(
    ([code, name]) => written === code.toLowerCase() || written === name.toLowerCase(),
  )
  return (named?.[0] as SearchCountry | undefined) ?? otherNames[written] ?? null
}
