import { findPrices } from './find-prices.ts'
import type { NamedPrice } from './price-rows.ts'
import { isName } from './sections.ts'
import { sentencesOf } from './sentences.ts'

/** What whole sentences say that a thing costs, where its name is one: 'The Ridge Hike is $65 per person.' */
export function pricesInSentences(text: string, country: string | null): NamedPrice[] {
  if (!/\b(?:is|costs|kostet)\b|coûte/iu.test(text)) return []
  return sentencesOf(text).flatMap((sentence) => {
    const name = costing.exec(sentence)?.groups?.['name'] ?? ''
    const [found] = findPrices(sentence, country)
    const isNear = found !== undefined && found.start < 90
    return isNear && found.payer !== 'child' && isName(name) && capitalised.test(name)
      ? [{ name, found, quote: sentence, isProse: true }]
      : []
  })
}

const costing =
  /^(?:the|our|die|der|das|unsere?|la|le|notre) (?<name>\S[^.,;:!?]{3,59}?) (?:is|costs|kostet|coûte)(?: from| ab| à partir de)? (?=[^\p{L}]{0,3}\d)/iu

/** In a sentence only names have capitals throughout; in German every noun has one. */
const capitalised =
  /^\p{Lu}[\p{L}-]+(?: (?:\p{Lu}[\p{L}-]+|of|on|to|and|und|am|im|zum|de|du|\d+))*$/u
