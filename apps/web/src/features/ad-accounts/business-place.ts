import { isUsable, listFacts } from '@wildpath/contract'

import { countryOfBusiness, type FoundCountry } from './country-of-business.ts'
import { findTowns } from './find-towns.ts'

export type BusinessPlace = {
  country: FoundCountry | null
  /** From its address, else from its own words: 'Salida'. */
  town: string | null
  /** 'Colorado' */
  region: string | null
}

/** Finds where a business is, as far as its facts and its own words state it. */
export function findBusinessPlace(
  business: Parameters<typeof countryOfBusiness>[0],
): BusinessPlace {
  const [address] = listFacts(business.business_facts, 'address').filter(isUsable)
  const { product_service, main_offer } = business.business_info
  const [named = null] = findTowns(`${product_service}. ${main_offer}`)
  return {
    country: countryOfBusiness(business),
    town: address === undefined ? named : (address.value.locality ?? null),
    region: address?.value.region ?? null,
  }
}
