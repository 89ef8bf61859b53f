import { type BusinessInfo, type Fact, isUsable, searchAdLimits } from '@wildpath/contract'

import { audienceOfBusiness } from '../../audience-of-business.ts'

type Business = {
  business_info: Pick<
    BusinessInfo,
    'business_name' | 'product_service' | 'target_customer' | 'main_offer'
  >
  business_facts: Parameters<typeof audienceOfBusiness>[0]['business_facts']
}

/** Advice is to start with 5 to 10 (spec 3, section 9). */
const most = 10

/**
 * What people would search for who want what a business sells: its activities and offerings with its places, and its
 * name. Nothing that it does not say itself; a start that the owner sees and changes.
 */
export function keywordsOfBusiness({ business_info, business_facts }: Business): string[] {
  const facts = business_facts.facts.filter(isUsable)
  const known = { business_info, business_facts: { ...business_facts, facts } }
  const activities = audienceOfBusiness(known).interests
  const offerings = facts.flatMap((fact) => (fact.kind === 'offering' ? [fact.value.name] : []))
  const places = facts.flatMap(placesOf)
  const found = [
    ...activities.flatMap((activity) => places.map((place) => `${activity} ${place}`)).slice(0, 4),
    ...offerings.slice(0, 3),
    ...activities.slice(0, 2).flatMap((activity) => [`${activity} near me`, `book ${activity}`]),
    business_info.business_name,
    ...activities.flatMap((activity) => [activity, `${activity} prices`]),
    ...(activities.length + offerings.length === 0 ? [business_info.product_service] : []),
  ]
  const keywords = found.map(asKeyword).filter(isKeyword)
  return [...new Set(keywords)].slice(0, most)
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
  return text !== '' && text.length <= keyword && text.split(' ').length <= keywordWords
}
