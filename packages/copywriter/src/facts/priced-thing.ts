import type { Price } from '@wildpath/contract'

import { isClean } from '../grammar/is-printable.ts'
import { capitalised } from '../grammar/phrases.ts'
import { findPrices } from './money.ts'
import { isNounPhrase } from './noun-phrase.ts'

export type PricedThing = { name: string; price: Price | null; quote: string }

const money = String.raw`(?:\p{Lu}{1,3}\$?|[$€£¥₹]|kr|Rs\.?)`
const costing = new RegExp(
  String.raw`^(?:an?|the|our|my|one) (?<thing>\p{L}[\p{L}'’ -]{2,50}?) (?:(?:costs?|comes to)(?: (?:only|just|about|from))? ${money}? ?\d|(?:is|are)(?: (?:only|just|about|from))? (?:${money} ?\d|\d[\d.,]* ?(?:[€£]|\p{Lu}{3}\b|euros?|pounds?|dollars?|pesos?)))`,
  'iu',
)
/** What is paid besides, by whom, and how the time is counted: none of it is what is sold. */
const noThing =
  /\b(?:deposits?|fees?|transfers?|supplements?|extra|additional|second|third|next|vouchers?|prices?|rates?|costs?|total|minimum|maximum|days?|hours?|nights?|weeks?|months?|minutes?|person|persons|people|adults?|child|children|kids?|students?|seniors?|groups?|couples?|family|families|places?|seats?|spots?|tickets?|rest|whole|and|or)$|\b(?:extra|additional|second|third|next|each|every)\b/iu

/** What a sentence names with its price, 'An evening costs €45': the thing that is sold, where no other sentence says it. */
export function pricedThing(sentences: readonly string[]): PricedThing | null {
  for (const quote of sentences) {
    const thing = costing.exec(quote)?.groups?.['thing'] ?? ''
    const name = capitalised(thing)
    if (noThing.test(thing) || !isNounPhrase(thing, { mostWords: 5 }) || !isClean(name)) continue
    const [found, second] = findPrices(quote)
    return { name, quote, price: second === undefined ? (found?.price ?? null) : null }
  }
  return null
}
