import {
  type AgeRange,
  ageRanges,
  type BusinessFacts,
  type BusinessInfo,
  firstAgeRanges,
} from '@wildpath/contract'

type Business = {
  business_info: Pick<BusinessInfo, 'product_service' | 'target_customer' | 'main_offer'>
  business_facts: BusinessFacts
}

export type BusinessAudience = {
  ages: AgeRange[]
  /** As the platforms name them. */
  interests: string[]
}

const interestsByWord: readonly (readonly [RegExp, string])[] = [
  [/\braft/i, 'Rafting'],
  [/\bkayak/i, 'Kayaking'],
  [/\bcanoe/i, 'Canoeing'],
  [/\bpaddle ?board|\bsup\b/i, 'Standup paddleboarding'],
  [/\bclimb|\bvia ferrata/i, 'Climbing'],
  [/\bhik(e|ing)|\btrek/i, 'Hiking'],
  [/\bbik(e|ing)|\bcycl/i, 'Mountain biking'],
  [/\bcamp(ing|s|site)?\b|\bglamping/i, 'Camping'],
  [/\bwhale/i, 'Whale watching'],
  [/\bbird/i, 'Birdwatching'],
  [/\bski|\bsnowboard/i, 'Skiing'],
  [/\b(fly-?)?fish/i, 'Fishing'],
  [/\b(scuba|div(e|ing))\b/i, 'Scuba diving'],
  [/\bsnorkel/i, 'Snorkeling'],
  [/\bsurf/i, 'Surfing'],
  [/\bsail/i, 'Sailing'],
  [/\bhorse|\briding\b/i, 'Horseback riding'],
  [/\bsafari|\bwildlife/i, 'Wildlife'],
]

const agesByWord: readonly (readonly [RegExp, readonly AgeRange[]])[] = [
  [/\bstudent|\byoung|\bbackpacker/i, ['18-24', '25-34']],
  [/\bfamil|\bparents?\b/i, ['25-34', '35-44', '45-54']],
  [/\bcouple|\bhoneymoon/i, ['25-34', '35-44', '45-54']],
  [/\bretire|\bsenior|\bgrandparent|\bempty nester/i, ['55-64', '65+']],
]

/** Whom the ads of a business are for, as far as its answers and facts say: a start that the owner sees and changes. */
export function audienceOfBusiness({ business_info, business_facts }: Business): BusinessAudience {
  const { facts } = business_facts
  const offerings = facts.flatMap((fact) =>
    fact.kind === 'offering' ? [fact.value.name, fact.value.activity ?? ''] : [],
  )
  const sold = [business_info.product_service, business_info.main_offer, ...offerings].join(' ')
  const buyers = [
    business_info.target_customer,
    ...facts.flatMap((fact) => (fact.kind === 'audience' ? [fact.value.text] : [])),
  ].join(' ')
  const ages = spanOf(agesByWord.flatMap(([words, ranges]) => (words.test(buyers) ? ranges : [])))
  return {
    ages: ages.length === 0 ? [...firstAgeRanges] : ages,
    interests: interestsIn(sold),
  }
}

/** Lists the platforms' interests that a text mentions. */
export function interestsIn(sold: string): string[] {
  return interestsByWord.flatMap(([words, name]) => (words.test(sold) ? [name] : []))
}

/** With what lies between: platforms know one span of ages. */
function spanOf(chosen: readonly AgeRange[]): AgeRange[] {
  const places = chosen.map((range) => ageRanges.indexOf(range))
  return ageRanges.slice(Math.min(...places), Math.max(...places) + 1)
}
