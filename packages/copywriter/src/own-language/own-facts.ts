import { priceTexts } from '@wildpath/contract'
import { hasOwnWords, wordsOf } from '@wildpath/page/language'

import type { Business } from '../business/business.ts'
import { isPlainThere } from '../facts/grade-line.ts'
import { capitalised, unstopped } from '../grammar/phrases.ts'

/** What the owner's lines say: what is sold in the first words, and the rest, each entry with its capital. */
export function ownLines({ lines, offerings }: Business): { thing: string | null; rest: string[] } {
  const [opening = '', ...others] = lines.map((line) => unstopped(line))
  const first = capitalised(offering.exec(opening)?.groups?.['thing'] ?? opening)
  const [head = '', ...more] = first.split(/, (?![^(]*\))/u)
  const isThing = offerings.length === 0 && head.length <= 70 && isPlainThere(head)
  const entries = isThing ? more : [first]
  const isList = entries.every((entry) => entry.split(' ').length <= 6)
  const rest = [...(isList ? entries : [entries.join(', ')]), ...others]
    .map((line) => capitalised(line.trim()))
    .filter((line) => isPlainThere(line))
  return { thing: isThing ? capitalised(head) : null, rest }
}

/** 'Wir bieten … an': the thing alone makes the better headline. */
const offering =
  /^(?:Wir bieten|Ich biete|Wij bieden|Nous (?:proposons|organisons) des|Offriamo|Ofrecemos|Oferecemos) (?!einen )(?<thing>.+?)(?: an| aan)?$/iu

type Offering = Business['offerings'][number]

/** What is known of one offering, each with its label in that language. */
export function labelledFacts(offering: Offering, tag: string): string[] {
  const { outing } = wordsOf(tag)
  const { duration, group_size, included, requirements, season, days, difficulty, languages } =
    offering
  const when = [days, season].filter((text) => text !== undefined).join(', ')
  return [
    labelled(tag, outing.included, included?.join(', ')),
    labelled(tag, outing.duration, duration),
    labelled(tag, outing.groupSize, group_size),
    labelled(tag, outing.whoCanCome, requirements),
    labelled(tag, outing.difficulty, difficulty),
    labelled(tag, outing.when, when),
    labelled(tag, outing.meetingPoint, offering.meeting_point),
    labelled(tag, outing.notIncluded, offering.not_included?.join(', ')),
    labelled(tag, outing.languages, languages?.join(', ')),
  ].flatMap((line) => line ?? [])
}

function labelled(tag: string, label: string, text: string | undefined): string | null {
  return text === undefined || text === '' ? null : `${label}${colonOf(tag)}${text}`
}

/** French sets a space before a colon. */
export function colonOf(tag: string): string {
  return tag.startsWith('fr') ? ' : ' : ': '
}

/** '39 € pro Tag'; null where no price is known. */
export function priceOf({ price }: Offering, tag: string): string | null {
  if (price === undefined) return null
  const texts = priceTexts(price, tag)
  return `${texts.price} ${texts.unit}`.trim()
}

/** 'Geführte Tour zur Alpe: 55 € pro Person, 4 Stunden, jeden Mittwoch'. */
export function pricedLine(offering: Offering, tag: string): string {
  const { name, place, duration, days, difficulty, group_size: group } = offering
  const what = [name, place].filter(Boolean).join(' ')
  const more = [priceOf(offering, tag), duration, difficulty, days, group].filter(
    (text) => text !== null && text !== undefined,
  )
  return more.length === 0 ? what : `${what}${colonOf(tag)}${more.join(', ')}`
}

/** The first price of an offer, by itself; null where it saves something and so needs its conditions. */
export function shortPrice(
  { offer, offerIsSure, offerings }: Business,
  tag: string,
): string | null {
  const [main] = offerings
  const known = main === undefined ? null : priceOf(main, tag)
  // Offers in other languages are not parsed.
  if (known !== null || !offerIsSure || !hasOwnWords(tag)) return known
  const [first = ''] = (offer?.wording ?? '').split(/(?<=[^\d]), |(?<=\d \p{L}+), |\. /u)
  const isPlain =
    /\d/u.test(first) && /[€$£]|\p{Lu}{3}/u.test(first) && !/%|gratis|grátis|gratuit/iu.test(first)
  return isPlain && first.length <= 60 ? first : null
}
