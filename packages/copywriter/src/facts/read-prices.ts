import type { Price } from '@wildpath/contract'

import { type FoundPrice, findPrices } from './money.ts'

/** A price that only some pay, or for something beside the thing itself. */
const special =
  /\b(?:child(?:ren)?|kids?|under \d+|teen\p{L}*|students?|seniors?|infants?|deposit|extra|fee|transfer|sav(?:e|ing)|off|cheaper|less|instead of|plus|supplement|groups? of|or more|if|each way|without|cash|vouchers?|when|from \d+ (?:days|people|nights)|members?|additional|family|families|couples?|per couple|early|pick-?up|rent|own|upgrade|surcharge|tips?)\b|\b\d+ (?:for|lessons|sessions|classes|rides|days)\b(?= (?:MONEY|[$€£]))/iu

export type BasePrice = { price: Price; isSure: boolean; clause: string }

/**
 * What the thing costs everybody, out of a cleaned list of prices: the only one, or the lowest as 'from'. Null where the
 * prices are of different kinds, so that nobody can say which is meant.
 */
export function readBasePrice(clauses: readonly string[]): BasePrice | null {
  const priced = clauses.flatMap((clause) => {
    const [only, second] = findPrices(clause)
    return only === undefined || second !== undefined || special.test(clause)
      ? []
      : [{ clause, found: only }]
  })
  const count = clauses.filter((clause) => findPrices(clause).length > 1).length
  if (count > 0 || priced.length === 0) return null
  const shared = withSharedUnit(priced)
  const [first, ...others] = shared
  if (first === undefined) return null
  const isOneKind = others.every(
    ({ found: { price } }) =>
      price.unit === first.found.price.unit && price.currency === first.found.price.currency,
  )
  const isUnitKnown = first.found.price.unit !== 'whole'
  if (others.length === 0)
    return { price: first.found.price, isSure: isUnitKnown, clause: first.clause }
  if (!isOneKind || !isUnitKnown) return null
  const lowest = shared.reduce((low, one) =>
    one.found.price.amount < low.found.price.amount ? one : low,
  )
  return { price: { ...lowest.found.price, is_from: true }, isSure: true, clause: lowest.clause }
}

type Priced = { clause: string; found: FoundPrice }

/** '2 hours NOK 1,490, full day NOK 2,950 per person': the unit behind the last one is that of all. */
function withSharedUnit(priced: readonly Priced[]): Priced[] {
  const last = priced.at(-1)
  const isShared =
    last !== undefined &&
    last.found.price.unit !== 'whole' &&
    priced
      .slice(0, -1)
      .every(({ found, clause }) => found.price.unit === 'whole' && endsWithPrice(clause, found))
  return isShared
    ? priced.map(({ clause, found }) => ({
        clause,
        found: { ...found, price: { ...found.price, unit: last.found.price.unit } },
      }))
    : [...priced]
}

function endsWithPrice(clause: string, { to }: FoundPrice): boolean {
  return clause.slice(to).trim() === ''
}
