import { isNounPhrase } from '../facts/noun-phrase.ts'
import { splitClauses } from '../facts/split-text.ts'
import { capitalised, sentence } from '../grammar/phrases.ts'
import { hasPrice, isLimiting, isSaving, type OfferClause } from './offer-clauses.ts'
import { beOf, namesThing, theThing } from './thing-phrases.ts'

/** A price with nothing in front of it. */
export const barePrice =
  /^(?:from |only |just )?(?:(?:[$£€¥₹]|(?:US|CA|AU|NZ|MX)\$|\p{Lu}{1,3} ?(?=\d)|Rs\.? ?) ?\d|\d[\d,. ]*(?:€|kr\b|zł|CHF\b|\p{Lu}{3}\b))/u

/** Each part as a sentence of its own; a second bare price stays with the first. */
export function wholeOf(clauses: readonly OfferClause[], thing: string | null): string {
  const parts: string[] = []
  for (const [index, { text }] of clauses.entries()) {
    const before = parts.at(-1)
    if (index > 0 && before !== undefined && barePrice.test(text)) {
      parts[parts.length - 1] = `${before.replace(/\.$/u, '')}; ${text}.`
    } else parts.push(sentence(saidOf(text, thing)))
  }
  return parts.join(' ')
}

/** '€65 per person' becomes 'The hawk walk is €65 per person', 'Tuning €98' becomes 'Tuning is €98'. */
export function saidOf(text: string, thing: string | null): string {
  if (barePrice.test(text)) {
    if (thing === null) return text
    return isSaving(text) && /^\S+(?: ?%| off)/u.test(text)
      ? `You get ${text}`
      : namesThing(text, thing)
        ? `The price is ${text}`
        : `${capitalised(thing)} ${beOf(thing)} ${text}`
  }
  if (/^\d[\d.,]* ?(?:%|percent) (?:off|discount)/iu.test(text)) return `You get ${text}`
  const [, named = '', price = ''] =
    /^(.{3,80}?),? (?:for )?((?:from )?(?:\p{Lu}[\p{L}.]{0,2} )?\S*\d.*)$/u.exec(text) ?? []
  const isNamed = barePrice.test(price) && isNounPhrase(named.replaceAll(',', ''))
  if (!isNamed || /\b(?:get|gets|pay|pays|costs?|is|are)\b/iu.test(named)) return text
  const end = named.includes(',') ? ',' : ''
  if (/^both\b/iu.test(named)) return `${named} cost ${price}`
  return `${capitalised(theThing(named))}${end} ${beOf(named)} ${price}`
}

/** The first saving with the demand in front of it and every limit behind it. */
export function dealOf(clauses: readonly OfferClause[], thing: string | null): string | null {
  const start = clauses.findIndex(({ kind }) => kind === 'saving')
  if (start === -1) return null
  const demand = clauses
    .slice(Math.max(0, start - 1), start)
    .filter(({ text }) => /^(?:book|stay|come|bring|sign|order|buy|if|when)\b/iu.test(text))
  const limits = clauses.slice(start + 1).filter(({ kind }) => kind === 'limit')
  return [...demand, ...clauses.slice(start, start + 1), ...limits]
    .map(({ text }) => sentence(saidOf(text, thing)))
    .join(' ')
}

/** '€65 per person or €110 for two' of a longer line: as far as each comma behind a price or a limit. */
export function shorterPrices(text: string): string[] {
  const parts = splitClauses(text)
  return parts
    .map((part, index) => (index === 0 || hasPrice(part) || isLimiting(part) ? index + 1 : 0))
    .filter((end) => end > 0)
    .map((end) => sentence(parts.slice(0, end).join(', ')))
}

export function inSentences(clauses: readonly OfferClause[]): string {
  return clauses.map(({ text }) => sentence(text)).join(' ')
}
