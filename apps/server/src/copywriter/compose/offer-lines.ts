import { isCommonWord } from '../grammar/common-words.ts'
import { capitalised, sentence } from '../grammar/phrases.ts'
import type { Desk } from './desk.ts'

/** The offer on one line: parts joined by semicolons, so that conditions stay in its sentence. */
export function inlineOffer(text: string): string {
  return text.replace(/\. (?=[\p{Sc}\d])/gu, '; ').replace(/\. (\p{L}+)/gu, (_, word: string) => {
    const isName = !isCommonWord(word) || /^\p{Lu}{2}/u.test(word)
    return `; ${isName ? word : word.toLowerCase()}`
  })
}

/** The offer behind what it buys, so that no two places say it alike. */
export function ledOffers({ facts }: Desk, offer: string): string[] {
  const { product, name, trade } = facts
  const service = product.service === null ? null : capitalised(product.service.text)
  const place = product.place === null ? null : capitalised(product.place)
  const thing = service === null || product.place === null ? null : `${service} ${product.place}`
  const isLed = /^[^:"]{0,40}:|^(?:if|when|every|from age) /iu.test(offer)
  if (isLed) return turned(offer)
  const topic = offer.startsWith('"') ? capitalised(trade.topic) : null
  const leads = [thing, service, name, place, topic]
  const inner = offer.startsWith('"') ? offer : lowerFirst(offer)
  return [...new Set(leads.filter((lead) => lead !== null))]
    .filter((lead) => !inner.toLowerCase().includes(lead.toLowerCase()))
    .map((lead) => sentence(`${lead}: ${inner}`))
}

/** 'Midweek special: 2 nights for £150' is also '2 nights for £150, midweek special'. */
function turned(offer: string): string[] {
  const [, label = '', rest = ''] = /^([^:;"]{3,40}): ([^:]+)$/u.exec(offer) ?? []
  return label === '' || /;/u.test(rest) ? [] : [sentence(`${rest} (${lowerFirst(label)})`)]
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}+ [\p{Ll}\d\p{Sc}]/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

/** 'bread subscription: 4 loaves' behind a label would be a second colon. */
export function withoutInnerColon(text: string): string {
  return text
    .replace(/^([^:;]{3,60}): (?=[$£€]|\d[\d.,]* ?(?:€|eur|chf|isk|kr))/iu, '$1 at ')
    .replace(/^([^:;]{3,60}): (?!$)/u, '$1, ')
}

/** Shorter words for small spaces; nothing that limits the offer is left out. */
function tight(text: string): string {
  return text
    .replace(/ \((?:normally|regularly|usually|was|instead of) [^()]*\)/iu, '')
    .replace(/\bincluding\b/giu, 'incl.')
    .replace(/\bexcluding\b/giu, 'excl.')
    .replace(/\bper person\b/giu, 'a person')
    .replace(/; (?:terms|also|good to know): /giu, '; ')
    .replace(/\bMonday to Friday\b/gu, 'Mon–Fri')
    .replace(/\bMonday to Thursday\b/gu, 'Mon–Thu')
}

/** Short forms for ads, longest first; each holds the first promise with all that limits it. */
export function shortOffers(desk: Desk): string[] {
  const { offer } = desk.facts
  if (offer === null) return []
  const whole = [offer.full, offer.core, ...offer.shorts].map((text) => inlineOffer(text))
  const [first = ''] = offer.core.split('. ')
  const forms = [...whole, ...whole.map((text) => tight(text))]
  const isLong = forms.every((text) => text.length > 85) && offer.full !== first
  if (isLong) forms.push(`${first}; terms apply`)
  const unique = [...new Set(forms.map((text) => capitalised(text)))]
  return unique.toSorted((a, b) => b.length - a.length)
}
