import { type Fact, listFacts } from '@wildpath/contract'

import { type BriefKnowledge, rounded } from './brief-knowledge.ts'
import { priceLine } from './price-line.ts'
import type { Finding } from './finding.ts'
import { isConditionKept } from './offer-unit.ts'
import type { PlacedText } from './placed-texts.ts'
import { plainWords, stemOf } from '../grammar/plain-words.ts'
import { readQuantities } from './read-quantities.ts'

/**
 * Confirmed facts that stand nowhere on the page: prices, places, and the offer with its conditions. The offer
 * counts hard, since everything else is written around it; the page lists prices and places by itself as well.
 */
export function lintMissingFacts(texts: readonly PlacedText[], known: BriefKnowledge): Finding[] {
  const onPage = texts.filter(({ place }) => !/_ads|^email|^thanks|^form_fields/u.test(place))
  const page = onPage.map(({ text }) => text).join('\n')
  const amounts = new Set(readQuantities(page).map(({ value }) => rounded(value)))
  const stems = new Set(plainWords(page).map(stemOf))
  const missing = (severity: Finding['severity'], found: string): Finding => ({
    severity,
    rule: 'missing-fact',
    place: 'page',
    found,
  })
  const isConfirmed = ({ is_confirmed }: Fact) => is_confirmed
  const offerings = listFacts(known.facts, 'offering').filter(isConfirmed)
  const prices = offerings.flatMap(({ value: { name, price } }) =>
    price === undefined || amounts.has(rounded(price.amount))
      ? []
      : [missing('soft', `${name}: ${priceLine(price)}`)],
  )
  const places = offerings.flatMap(({ value: { place } }) =>
    place === undefined || isNamed(place, stems) ? [] : [missing('soft', place)],
  )
  const offers = listFacts(known.facts, 'offer')
    .filter(isConfirmed)
    .flatMap(({ value }) => {
      const isThere =
        value.price === undefined
          ? isConditionKept(value.saving ?? value.thing ?? value.wording, page)
          : amounts.has(rounded(value.price.amount))
      return isThere ? [] : [missing('hard', value.wording)]
    })
  return [...prices, ...places, ...offers]
}

/** One of the names of a place is enough: 'on the Payette' is 'on the Payette River'. */
function isNamed(place: string, stems: ReadonlySet<string>): boolean {
  const names = place.match(/\p{Lu}[\p{L}'’-]+/gu) ?? []
  if (names.length === 0) return true
  return names.some((name) => plainWords(name).every((word) => stems.has(stemOf(word))))
}
