import type { FactValue } from '@wildpath/contract'

import { isClean } from '../grammar/is-printable.ts'
import { capitalised } from '../grammar/phrases.ts'
import { findPrices } from './money.ts'
import { isNounPhrase } from './noun-phrase.ts'

type Offering = FactValue<'offering'>

const notAThing =
  /^(?:kids?|child(?:ren)?|adults?|family|families|couples?|groups?|deposit|both|transfer|from|only|now|for|per|plus|extra|in|on|high|low|shared|private|single|under|over)\b|\d|\bseason\b/iu

/** What a price list names right before its prices: 'Bike fit £150, basic service £65'. Fewer than two make no list. */
export function readVariants(clauses: readonly string[]): Offering[] {
  const variants = clauses.flatMap((clause): Offering[] => {
    const [found, second] = findPrices(clause)
    if (found === undefined || second !== undefined) return []
    const label = clause.slice(0, found.from).replace(/[\s:–-]+$/u, '')
    const isThing =
      isNounPhrase(label, { mostWords: 5 }) && !notAThing.test(label) && isClean(capitalised(label))
    return isThing ? [{ name: capitalised(label), price: found.price }] : []
  })
  return variants.length > 1 ? variants.slice(0, 8) : []
}
