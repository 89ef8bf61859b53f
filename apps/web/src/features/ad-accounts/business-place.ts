import { isUsable, listFacts } from '@wildpath/contract'

import { countryOfBusiness, type FoundCountry } from './country-of-business.ts'

export type BusinessPlace = {
  country: FoundCountry | null
  /** From its address: 'Salida'. */
  town: string | null
  /** 'Colorado' */
  region: string | null
}

/** Finds where a business is, as far as its facts and its own words state it. */
export function findBusinessPlace(
  business: Parameters<typeof countryOfBusiness>[0],
): BusinessPlace {
  const [address] = listFacts(business.business_facts, 'address').filter(isUsable)
  return {
    country: countryOfBusiness(business),
    town: address?.value.locality ?? null,
    region: address?.value.region ?? null,
  }
}
