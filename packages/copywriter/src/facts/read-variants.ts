import type { FactValue } from '@wildpath/contract'

import { isClean } from '../grammar/is-printable.ts'
import { capitalised } from '../grammar/phrases.ts'
import { findPrices } from './money.ts'
import { isNounPhrase } from './noun-phrase.ts'

type Offering = FactValue<'offering'>

const length =
  /^(?<count>\d+(?:[.,]\d)?|half|full|one|two|three)[ -](?<unit>hour|day|night|week)s?$/iu
const notAThing =
  /^(?:kids?|child(?:ren)?|adults?|family|families|couples?|groups?|deposit|both|transfer|from|only|now|for|per|plus|extra|in|on|high|low)\b|\d$|\bseason\b/iu

/**
 * What a price list names beside its prices: 'Bike fit £150, basic service £65' are two offerings, and '2 hours NOK 1,490,
 * full day NOK 2,950' two lengths of the one that is sold. Fewer than two make no list.
 */
export function readVariants(clauses: readonly string[], name: string | null): Offering[] {
  const variants = clauses.flatMap((clause): Offering[] => {
    const [found, second] = findPrices(clause)
    if (found === undefined || second !== undefined) return []
    const label = clause.slice(0, found.from).replace(/[\s:–-]+$/u, '')
    const duration = length.exec(label)?.groups
    const named = duration === undefined ? thingOf(label) : lengthOf(duration, name)
    if (named === null) return []
    return [
      {
        name: named,
        price: found.price,
        ...(duration !== undefined && { duration: label.toLowerCase() }),
      },
    ]
  })
  return variants.length > 1 ? variants.slice(0, 8) : []
}

function thingOf(label: string): string | null {
  const isThing =
    isNounPhrase(label, { mostWords: 5 }) && !notAThing.test(label) && isClean(capitalised(label))
  return isThing ? capitalised(label) : null
}

/** '2-hour husky trip'. */
function lengthOf(
  { count = '', unit = '' }: Record<string, string>,
  name: string | null,
): string | null {
  if (name === null || !/[^s]s$/u.test(name) || / (?:for|with|in|of) /u.test(name)) return null
  const one = name
    .replace(/ies$/u, 'y')
    .replace(/(ss|ch|sh)es$/u, '$1')
    .replace(/s$/u, '')
  return capitalised(
    `${count.toLowerCase()}-${unit.toLowerCase()} ${one.charAt(0).toLowerCase()}${one.slice(1)}`,
  )
}
