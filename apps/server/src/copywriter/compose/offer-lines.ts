import { isCommonWord } from '../grammar/common-words.ts'
import { capitalised, sentence } from '../grammar/phrases.ts'
import type { Desk } from './desk.ts'

/** The offer on one line: parts joined by semicolons, so that conditions stay in its sentence. */
export function inlineOffer(text: string): string {
  return text.replace(/\. (\p{L}+)/gu, (_, word: string) => {
    const isName = !isCommonWord(word) || /^\p{Lu}{2}/u.test(word)
    return `; ${isName ? word : word.toLowerCase()}`
  })
}

/**
 * Whole sentences that state the offer in full, differently put. `slot` keeps the places of one
 * funnel apart, so that no wording is used up.
 */
export function offerSentences(desk: Desk, slot: string): string[] {
  const { offer, product } = desk.facts
  if (offer === null) return []
  const inline = inlineOffer(offer.full)
  const single = withoutInnerColon(inline)
  const labelled = desk
    .shuffled(`offer label ${slot}`, desk.tone.offerLabels)
    .map((label) => `${label}: ${single}.`)
  if (offer.kind === 'quoted') return labelled.map((line) => line.replace(/"\.$/u, '".'))
  const service = product.service
  const own =
    offer.kind === 'price' && service !== null ? `${capitalised(service.text)}: ${inline}.` : null
  const gained =
    offer.kind === 'gain' &&
    /^(?:\d|an? )/iu.test(offer.full) &&
    !/^free (?:for|on|until|if|when)\b/iu.test(offer.full)
      ? `You get ${inline}.`
      : null
  const plain = offer.kind === 'price' ? null : sentence(offer.full)
  const lines = [own, gained, plain].filter((line) => line !== null)
  return [...desk.shuffled(`offer ${slot}`, [...lines, ...labelled.slice(0, 1)]), ...labelled]
}

/** 'bread subscription: 4 loaves' behind a label would be a second colon. */
export function withoutInnerColon(text: string): string {
  return text
    .replace(/^([^:;]{3,60}): (?=[$£€]|\d[\d.,]* ?(?:€|eur|chf|isk|kr))/iu, '$1 at ')
    .replace(/^([^:;]{3,60}): (?!$)/u, '$1, ')
}

/** Short forms for ads, longest first; each holds the first promise with all that limits it. */
export function shortOffers(desk: Desk): string[] {
  const { offer } = desk.facts
  if (offer === null) return []
  const core = inlineOffer(offer.core)
  const tight = core
    .replace(/ \((?:normally|usually|was|instead of) [^()]*\)/iu, '')
    .replace(/\bincluding\b/giu, 'incl.')
    .replace(/\bper person\b/giu, 'a person')
    .replace(/\bexcluding\b/giu, 'not')
    .replace(/; (?:terms|also|good to know): /giu, '; ')
  const [first = ''] = offer.core.split('. ')
  const bare = offer.full === first || first.length > 66 ? [] : [`${first}; terms on the page`]
  const named = tight.match(/^([^:]{3,24}): (.+)$/u)?.[2] ?? tight
  return [...new Set([inlineOffer(offer.full), core, tight, named, ...bare])].map((text) =>
    capitalised(text),
  )
}
