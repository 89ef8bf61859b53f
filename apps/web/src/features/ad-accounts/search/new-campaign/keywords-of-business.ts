import { type BusinessInfo, type Fact, isUsable, searchAdLimits } from '@wildpath/contract'

import { audienceOfBusiness } from '../../audience-of-business.ts'
import { findTowns } from '../../find-towns.ts'

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
  const known = { business_info, business_facts: { ...business_facts, facts } }
  const sold = `${business_info.product_service}. ${business_info.main_offer}`
  const activities = audienceOfBusiness(known).interests.map((activity) => qualify(activity, sold))
  const offerings = facts.flatMap((fact) => (fact.kind === 'offering' ? [fact.value.name] : []))
  const stated = facts.flatMap(placesOf)
  const places = (stated.length > 0 ? stated : findTowns(sold)).slice(0, 3)
  const [first] = places
  const found = [
    ...activities.slice(0, 3).flatMap((activity) => places.map((place) => `${activity} ${place}`)),
    ...activities.slice(0, 3).flatMap((activity) => {
      const { intents } = activityOf(activity)
      return first === undefined ? [] : intents.map((intent) => `${activity} ${intent} ${first}`)
    }),
    ...offerings
      .slice(0, 3)
      .map((name) => (first === undefined || name.includes(first) ? name : `${name} ${first}`)),
    ...(activities.length + offerings.length === 0 ? [business_info.product_service] : []),
    ...activities.slice(0, 2).flatMap(nearMe),
    business_info.business_name,
  ]
  const keywords = [...new Set(found.map(asKeyword).filter(isKeyword))]
  const name = asKeyword(business_info.business_name)
  // The name is last, and stays when the list is cut.
  return keywords.length > most && keywords.includes(name)
    ? [...keywords.filter((keyword) => keyword !== name).slice(0, most - 1), name]
    : keywords.slice(0, most)
}

function nearMe(activity: string): string[] {
  const { intents } = activityOf(activity)
  return [
    `${activity} near me`,
    ...intents.map((intent) => `${activity} ${intent} near me`),
    ...intents.map((intent) => `book ${activity} ${intent}`),
    `best ${activity} near me`,
    `${activity} prices near me`,
    ...intents.map((intent) => `${activity} ${intent} prices`),
  ]
}

const taught = /climbing|ski|surf|sail|scuba|paddleboard|horseback/i

/** What people add to an activity who want to buy it. */
function activityOf(activity: string): { intents: readonly string[] } {
  return { intents: taught.test(activity) ? ['lessons', 'courses'] : ['trips', 'tours'] }
}

/** Adds the kind of an activity that the business states: 'indoor climbing'. */
function qualify(activity: string, sold: string): string {
  const [kind] =
    new RegExp(
      `\\b(?:indoor|outdoor|whitewater|white-water|white water|sea|ice|alpine|fly)(?= (?:\\w+ (?:and|&) \\w+-?\\w* )?${activity})`,
      'i',
    ).exec(sold) ?? []
  return kind === undefined ? activity : `${kind} ${activity}`
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
