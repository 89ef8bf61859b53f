import {
  type BusinessFacts,
  type BusinessInfo,
  type Fact,
  isUsable,
  listFacts,
} from '@wildpath/contract'

import { countryInWords } from './country-in-words.ts'
import { countryOfCurrencies, findCurrencies } from './country-of-currency.ts'
import { countryCalled } from './country-names.ts'

/** A country, and what says that it is the one. */
export type FoundCountry = {
  /** ISO 3166. */
  code: string
  by: 'address' | 'place' | 'words' | 'currency' | 'phone' | 'account'
}

type Business = {
  business_info: Pick<BusinessInfo, 'product_service' | 'main_offer'>
  business_facts: BusinessFacts
}

/** Finds the country of a business: from its address, its trips, its own words, the currency of its prices, or its phone. */
export function countryOfBusiness(business: Business): FoundCountry | null {
  const known = business.business_facts
  const [address] = listFacts(known, 'address').filter(isUsable)
  const ofAddress = countryCalled(address?.value.country ?? '')
  if (ofAddress !== null) return { code: ofAddress, by: 'address' }

  const ofPlaces = listFacts(known, 'offering')
    .filter(isUsable)
    .flatMap(({ value }) => [value.meeting_point, value.place])
    .map((place) => countryWithin(place ?? ''))
    .find((country) => country !== null)
  if (ofPlaces !== undefined) return { code: ofPlaces, by: 'place' }

  const ofWords = countryInWords(wordsOf(business))
  if (ofWords !== null) return { code: ofWords, by: 'words' }

  const ofPrices = countryOfCurrencies(currenciesIn(business))
  if (ofPrices !== null) return { code: ofPrices, by: 'currency' }

  const [phone] = listFacts(known, 'phone').filter(isUsable)
  const ofPhone = countryDialled(phone?.value.number ?? '')
  return ofPhone === null ? null : { code: ofPhone, by: 'phone' }
}

/** Lists the currencies of the prices that the business states, as facts or in its own words. */
function currenciesIn({ business_info, business_facts }: Business): string[] {
  const ofFacts = business_facts.facts.filter(isUsable).flatMap((fact) => {
    if (fact.kind === 'currency') return [fact.value.code]
    const price = fact.kind === 'offering' || fact.kind === 'offer' ? fact.value.price : undefined
    return price === undefined ? [] : [price.currency]
  })
  return ofFacts.length > 0
    ? ofFacts
    : [business_info.product_service, business_info.main_offer].flatMap(findCurrencies)
}

/** The country that ends what somebody wrote of a place: 'in Norway', 'Voss station, Norway'. */
function countryWithin(place: string): string | null {
  const last = place.split(',').at(-1) ?? ''
  const name = last.replace(/^.*\bin (?:the )?/i, '').trim()
  // Two letters behind a comma are rather a State, such as 'CO'.
  return name.length < 3 ? null : countryCalled(name)
}

/** Facts that say where it is; reviews and audiences name the countries of guests. */
const kindsWithPlaces: ReadonlySet<Fact['kind']> = new Set([
  'offering',
  'offer',
  'address',
  'location',
])

/** What the owner said of the trips. */
function wordsOf({ business_info, business_facts }: Business): string[] {
  const quotes = business_facts.facts.flatMap(({ kind, quote, origin }) =>
    quote !== undefined && kindsWithPlaces.has(kind) && origin !== 'target_customer' ? [quote] : [],
  )
  return [business_info.product_service, business_info.main_offer, ...quotes]
}

/** Calling codes of one country each; +1 is that of several. */
const callingCodes: Record<string, string> = {
  '27': 'ZA',
  '30': 'GR',
  '31': 'NL',
  '32': 'BE',
  '33': 'FR',
  '34': 'ES',
  '351': 'PT',
  '353': 'IE',
  '354': 'IS',
  '358': 'FI',
  '36': 'HU',
  '385': 'HR',
  '386': 'SI',
  '39': 'IT',
  '40': 'RO',
  '41': 'CH',
  '420': 'CZ',
  '421': 'SK',
  '43': 'AT',
  '44': 'GB',
  '45': 'DK',
  '46': 'SE',
  '47': 'NO',
  '48': 'PL',
  '49': 'DE',
  '506': 'CR',
  '51': 'PE',
  '52': 'MX',
  '54': 'AR',
  '55': 'BR',
  '56': 'CL',
  '57': 'CO',
  '61': 'AU',
  '64': 'NZ',
  '66': 'TH',
  '81': 'JP',
  '91': 'IN',
  '977': 'NP',
}

function countryDialled(number: string): string | null {
  const [, digits] = /^\s*(?:\+|00)\s*([\d\s()-]+)/.exec(number) ?? []
  const dialled = digits?.replaceAll(/\D/g, '') ?? ''
  const code = Object.keys(callingCodes).find((prefix) => dialled.startsWith(prefix))
  return code === undefined ? null : (callingCodes[code] ?? null)
}
