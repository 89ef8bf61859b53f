import {
  type BusinessFacts,
  type BusinessInfo,
  isUsable,
  listFacts,
  priceTexts,
} from '@wildpath/contract'

type Business = {
  business_info: Pick<BusinessInfo, 'business_name' | 'main_offer'>
  business_facts: BusinessFacts
}

/** Lists headlines that state the offer and fit the limit, the best one first. */
export function proposeHeadlines(business: Business, limit: number): string[] {
  const { business_info, business_facts } = business
  const offerings = listFacts(business_facts, 'offering').filter(isUsable)
  const ofOfferings = offerings.flatMap(({ value: { name, price } }) => {
    if (price === undefined) return [name]
    const texts = priceTexts(price)
    return [`${name}: ${texts.price} ${texts.unit}`.trim(), `${name}: ${texts.price}`, name]
  })
  const offer = business_info.main_offer.trim().replace(/\.$/, '')
  const clauses = [
    offer,
    offer.split(/[,;.]\s/)[0] ?? '',
    offer.split(/ (?:including|with) /)[0] ?? '',
  ]
  const fitting = [...clauses, ...ofOfferings].filter(
    (text) => text.length <= limit && statesOffer(text, business_info),
  )
  return [...new Set(fitting)]
}

/** Whether a headline says more than a single word or the name of the business. */
export function statesOffer(
  headline: string,
  { business_name }: Pick<BusinessInfo, 'business_name'>,
): boolean {
  return headline.trim().includes(' ') && plain(headline) !== plain(business_name)
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
