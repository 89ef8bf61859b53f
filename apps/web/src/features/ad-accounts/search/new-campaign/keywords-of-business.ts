import { type BusinessInfo, type Fact, isUsable, searchAdLimits } from '@wildpath/contract'

import { audienceOfBusiness } from '../../audience-of-business.ts'
import { findTowns } from '../../find-towns.ts'
import { findIntents, findSearchTerms, qualify, type SearchTerm } from './find-search-terms.ts'

type Business = {
  business_info: Pick<
    BusinessInfo,
    'business_name' | 'product_service' | 'target_customer' | 'main_offer'
  >
  business_facts: Parameters<typeof audienceOfBusiness>[0]['business_facts']
}

const most = 20

/**
 * Proposes what people search for who want what the business sells: its activities with a place and an intent, its
 * offerings, and its name. A single word is never proposed, since it reaches everyone.
 */
export function keywordsOfBusiness({ business_info, business_facts }: Business): string[] {
  const facts = business_facts.facts.filter(isUsable)
  const { product_service, main_offer, business_name } = business_info
  const sold = `${product_service}. ${main_offer}`
  const offerings = facts.flatMap((fact) => (fact.kind === 'offering' ? [fact.value.name] : []))
  const known = { business_info, business_facts: { ...business_facts, facts } }
  const terms = findTerms([sold, ...offerings].join('. '), known).slice(0, 3)
  const stated = facts.flatMap(placesOf)
  const places = (stated.length > 0 ? stated : findTowns(sold)).slice(0, 3)
  const [first] = places
  const found = [
    ...terms.flatMap(({ phrase }) => places.map((place) => `${phrase} ${place}`)),
    ...terms.flatMap(({ phrase, intents }) =>
      first === undefined ? [] : intents.map((intent) => `${phrase} ${intent} ${first}`),
    ),
    ...offerings
      .slice(0, 3)
      .map((name) => (first === undefined || name.includes(first) ? name : `${name} ${first}`)),
    ...(terms.length + offerings.length === 0 ? [product_service] : []),
    ...terms.slice(0, 2).flatMap(nearMe),
    business_name,
  ]
  const keywords = [...new Set(found.map(asKeyword).filter(isKeyword))]
  const name = asKeyword(business_name)
  // The name is last, and stays when the list is cut.
  return keywords.length > most && keywords.includes(name)
    ? [...keywords.filter((keyword) => keyword !== name).slice(0, most - 1), name]
    : keywords.slice(0, most)
}

/** Falls back to the platforms' interests if the text contains no activity. */
function findTerms(sold: string, known: Parameters<typeof audienceOfBusiness>[0]): SearchTerm[] {
  const terms = findSearchTerms(sold)
  if (terms.length > 0) return terms
  const intents = findIntents(sold)
  return audienceOfBusiness(known).interests.map((interest) => ({
    phrase: qualify(interest.toLowerCase(), interest, sold),
    intents,
  }))
}

function nearMe({ phrase, intents }: SearchTerm): string[] {
  return [
    `${phrase} near me`,
    ...intents.map((intent) => `${phrase} ${intent} near me`),
    ...intents.map((intent) => `book ${phrase} ${intent}`),
    `best ${phrase} near me`,
    `${phrase} prices near me`,
    ...intents.map((intent) => `${phrase} ${intent} prices`),
  ]
}

/** 'Nantahala River' of 'on the Nantahala River'. */
function placesOf(fact: Fact): string[] {
  if (fact.kind === 'offering') {
    const place = fact.value.place?.replace(
      /^(?:(?:in|on|at|near|along|around|through|off|the) )+/i,
      '',
    )
    return place === undefined ? [] : [place]
  }
  if (fact.kind !== 'address') return []
  return [fact.value.locality, fact.value.region].filter((place) => place !== undefined)
}

/** As Google takes it: letters, numbers, spaces, hyphens and apostrophes. */
function asKeyword(text: string): string {
  return text
    .toLocaleLowerCase('en')
    .replaceAll(/[^\p{L}\p{M}\p{N}\s'’-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function isKeyword(text: string): boolean {
  const { keyword, keywordWords } = searchAdLimits
  const words = text.split(' ').length
  return words > 1 && words <= keywordWords && text.length <= keyword
}
