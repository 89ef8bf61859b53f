import { articleFor, numberOfHead } from '../grammar/phrases.ts'
import { isCommonWord } from '../grammar/common-words.ts'

/** What a price buys, the price with its unit, and what the owner put behind it. */
export type PriceItem = { label: string; price: string; rest: string }

const currency = String.raw`(?:NZ|AU|A|C|CA|US)\$|[$£€]`
const code = 'CHF|ISK|EUR|USD|NOK|SEK|DKK|GBP|AUD|CAD|NZD'
const figure = String.raw`\d[\d.,]*\d|\d`
const amount = String.raw`(?:(?:${currency})(?:${figure})|(?:${code}) (?:${figure})|(?:${figure})\s?(?:€|£|(?:euros?|eur|usd|isk|chf|kr|nok|sek|dkk|dollars|pounds)(?!\p{L}))|R(?:${figure})(?!\p{L}))`
const unit = String.raw`(?:,? ?(?:per|a|an|each|for each) (?:person|adult|guest|child|kid|night|day|hour|week|month|year|dog|head|camp|room|boat|location|flight|term|session|lesson|employee|\d+-\p{L}+ \p{L}+)(?! \p{L}+ \p{L}+ only)| each\b| p\.p\.)*`

/** A price with all units behind it: '€12 per hour', '$780 per room per night'. */
export const pricePattern = new RegExp(
  `(?:(?:plus|from|only|just|about) )?${amount}${unit}(?: extra)?`,
  'iu',
)
const everyPrice = new RegExp(amount, 'giu')

export function countPrices(text: string): number {
  return text.match(everyPrice)?.length ?? 0
}

/** 'Full day for 2 anglers $675' taken apart; null when the piece is no plain label with one price. */
export function readPriceItem(piece: string): PriceItem | null {
  const outside = piece.replace(/\s*\([^()]*\)/gu, '')
  if (countPrices(outside) !== 1) return null
  const match = pricePattern.exec(piece)
  if (match === null) return null
  const label = piece
    .slice(0, match.index)
    .replace(/[\s:,–-]+$/u, '')
    .replace(/ (?:at|for|is|costs?|are|only|just)$/iu, '')
    .trim()
  const rest = piece
    .slice(match.index + match[0].length)
    .replace(/^[\s,]+/u, '')
    .trim()
  return {
    label: label.replace(/^(half|full) day (\d\+? (?:people|persons|guests))$/iu, '$1 day for $2'),
    price: match[0].replace(/^(?:only|just) /iu, '').trim(),
    rest,
  }
}

const sentenceLike =
  /\b(?:then|if|when|we|you|I|both|pay|pays|get|gets|is|are|stay|rent|book|bring|save|instead|normally|regularly|usually|off|free|worth|valid|until)\b/iu

/** '$675 for a full day for 2 anglers': the price first, so that it reads as a sentence's part. */
export function priceFirst({ label, price, rest }: PriceItem): string {
  const tail = rest === '' ? '' : restOf(rest)
  if (/^plus /iu.test(price)) return `${label} ${price.slice(5)} extra${tail}`.trim()
  if (label === '') return `${price}${tail}`
  if (/^from \d/iu.test(label)) return `${price} ${label}${tail}`
  if (/^(?:private|shared|online|weekends?|weekdays?|evenings?)$/iu.test(label))
    return `${price} ${label}${tail}`
  return `${price} for ${withArticle(label)}${tail}`
}

/** Whether the item may be turned round without changing what it says. */
export function isTurnable({ label, price, rest }: PriceItem): boolean {
  const isOpenEnd = /\d$/u.test(label) && !/\b(?:to|for|under|of) \d+$/iu.test(label)
  return (
    !sentenceLike.test(label) &&
    !/^about\b/iu.test(price) &&
    !/^(?:[$£€]|off\b|deposit|discount|then\b|supplement|plus VAT)/iu.test(rest) &&
    (!/^\d/u.test(rest) || /^\d+ (?:hours?|minutes|days)\b/iu.test(rest)) &&
    !/\b(?:of|for|with|to|and)$/iu.test(label) &&
    !label.includes(':') &&
    !isOpenEnd
  )
}

const monthNames =
  'January|February|March|April|May|June|July|August|September|October|November|December'

function restOf(rest: string): string {
  if (/^(?:small|medium|large|fixed|unlimited)$/iu.test(rest)) return ` (${rest})`
  if (new RegExp(`^(?:mid-)?(?:${monthNames})\\b`, 'u').test(rest))
    return ` ${/ to /u.test(rest) ? 'for' : 'in'} ${rest}`
  if (/^\d+ (?:hours?|minutes|days)\b/iu.test(rest)) return ` for ${rest}`
  if (
    /^(?!(?:for|in|on|until|if|per|with|all|a|each|extra|only|weekdays|weekends|no|incl|excl|including|excluding|plus|and|to|from|during|before|online)\b)[\p{L}-]+(?: \p{L}+){0,2}(?: \(.*\))?$/iu.test(
      rest,
    ) &&
    !/^(?:adults?|adult|child|kids?|children|person|guests?|nights?|dogs?|day|hour|students|members|seniors|locals|under|ages?|returning)\b/iu.test(
      rest,
    )
  )
    return ` for ${/^(?:half|full|whole) day$/iu.test(rest) ? withArticle(rest) : rest}`
  if (
    /^(?:adults?|kids|children|students|members|seniors|guests|locals|under|ages?|returning)\b/iu.test(
      rest,
    ) &&
    !/^(?:adult|child|kid)$/iu.test(rest)
  )
    return ` for ${rest}`
  if (/^(?:adult|child|kid|person|guest|night|dog|day|hour)$/iu.test(rest)) return ` per ${rest}`
  if (rest.startsWith('(')) return ` ${rest}`
  return /^(?:for|in|on|until|if|per|with|weekdays|incl\w*|excl\w*|plus|and|extra|to|from|during|before|all (?!inclusive)|a|each)\b/iu.test(
    rest,
  )
    ? ` ${rest}`
    : `, ${rest}`
}

/** 'a full day', 'an adult bike', 'Competent Crew', 'kids under 12', '4 hours', 'a 10 km safari'. */
function withArticle(label: string): string {
  const [head = label] = label
    .replace(/\s*\([^()]*\)$/u, '')
    .split(/ (?:for|with|in|on|from|under|of|including|to|and) /u)
  const first = label.split(' ')[0] ?? ''
  const last = head.split(' ').at(-1) ?? ''
  const isName = /^\p{Lu}\p{Ll}/u.test(first) && !isCommonWord(first)
  if (
    isName &&
    /^\p{Ll}/u.test(last) &&
    isCommonWord(last) &&
    numberOfHead(head.replace(/\s*\(.*/u, '')) === 'one'
  )
    return `the ${label}`
  if (isName || /^\p{Lu}/u.test(last)) return label
  const isOne = numberOfHead(head) === 'one' || last === 'sibling'
  if (/^(?:kids|children'?s?|women|ladies) \p{L}/u.test(label) && isOne) return `the ${label}`
  if (/^\d[\d.]*(?:-| (?:km|m|mile|minute|hour|day|week) )\p{L}/u.test(label) && isOne)
    return `${articleFor(label)} ${label}`
  if (
    /^(?:\d|an? |the |two|three|four|five|six|kids|children|adults|under|up|each|every|all|our|one|both|new patient|groups?\b)/iu.test(
      label,
    )
  )
    return label
  return isOne ? `${articleFor(label)} ${label}` : label
}
