import { articleFor } from '../grammar/phrases.ts'
import { isClause, isOrder } from './clauses.ts'
import { countPrices, findPrice, splitAtPrices } from './money.ts'
import type { FoundPrice } from './money.ts'
import { splitCommas } from './sentences.ts'

/**
 * A statement of the offer with its prices said as one says them. Every figure keeps its own label: what
 * is not surely a label and its price stays as the owner typed it.
 */
export function sayPrices(line: string): string {
  // 'Fees: oryx €450, kudu €1100' has said with its colon what the prices are for.
  const isAnnounced = /\p{L}: .*,/u.test(line)
  return itemsOf(line)
    .map(({ text, isListed }) => (isListed || isClause(text) ? text : spoken(text, isAnnounced)))
    .join(', ')
}

/** A part of a statement that stands for itself; listed: a label and its price in a row of such. */
type Item = { text: string; isListed: boolean }

function itemsOf(line: string): Item[] {
  const isSentence = isClause((splitCommas(line)[0] ?? '').replace(/\([^()]*\)/gu, ''))
  if (isSentence) return [{ text: line, isListed: true }]
  return splitCommas(splitSlashes(line).join(', ')).flatMap((part) => listItems(part))
}

/** 'half day 28 € / day 42 €' are two items; in 'low season / high' and 'day 45 € / 60 €' the slash stays. */
function splitSlashes(line: string): string[] {
  const parts = line.split(/ ?\/ (?![^(]*\))/u)
  const isList = parts.every((part) => countPrices(part) > 0 && /\p{L}{2}/u.test(part))
  return isList ? parts : [line]
}

/** Words that bind what follows to the price before, or the price after to what stands before. */
const binding =
  /^(?:for|per|or|and|to|then|of|x|at|plus|with|without|off|more|less|instead|in|on|from|until|till|when|if|each|every|as|but|after|before|save|usually|normally|regularly|worth|was|the|up|over|under|above|below|only|not|extra|times|less|by|paid)\b|^[:–+&/(-]/iu
const leaning =
  /(?:\b(?:for|per|or|and|to|then|of|x|at|plus|with|off|instead|in|on|until|till|by|each|save|usually|normally|regularly|worth|was|over|under|above|below|not|the|a|an|is|are|costs?|than|between|about|up|first|minus|pay|get)|[:–+&/(-])$/iu

function isLabel(text: string): boolean {
  return (
    /\p{L}/u.test(text) &&
    text.split(' ').length <= 4 &&
    !/[.:;]/u.test(text) &&
    !binding.test(text) &&
    !leaning.test(text)
  )
}

/** What may follow the last price of a list without being another label. */
const closing = /^$|^\(|^(?:per|each|including|plus|weekdays?|weekends?|not included)\b/iu

/** 'T1 45 T2 95' and '€70 adults €45 kids' are lists, '£20 instead of £40' is one price. */
function listItems(part: string): Item[] {
  const { prices, between } = splitAtPrices(part)
  const asTyped = [{ text: part, isListed: false }]
  if (prices.length < 2) return asTyped
  const [first = '', ...rest] = between
  const last = rest.pop() ?? ''
  if (
    isLabel(first.replace(/^[^:]*: /u, '')) &&
    rest.every((label) => isLabel(label)) &&
    closing.test(last)
  )
    return prices.map((price, at) => ({
      text: [between[at], price, at === prices.length - 1 ? last : ''].filter(Boolean).join(' '),
      isListed: true,
    }))
  const labels = [...rest, last]
  if ((first === '' || first.endsWith(':')) && labels.every((label) => isLabel(label)))
    return prices.map((price, at) => ({
      text: [at === 0 ? first : '', price, labels[at]].filter(Boolean).join(' '),
      isListed: false,
    }))
  return asTyped
}

const singlePeople =
  /^(?:adult|child|kid|person|guest|student|senior|pensioner|local|resident|foreigner|tourist|member|couple|family)(?= with\b| in\b| \d| \(| aged\b|$)/iu
const perWhat = /^(?:adult|child|kid|person|guest|night|day|hour|head|dog)(?= \(|$)/iu
const manyPeople =
  /^(?:siblings|adults|kids|children|students|members|non[- ]members|seniors|locals|residents|tourists|foreigners|nationals|families|couples|pensioners|teens|juniors|groups)\b/iu
const stretch = /^(?:half|full|whole)[ -]day$|^\d+[ -](?:hours?|days?|nights?|weeks?|minutes?)$/iu
const size =
  /^(?:small|medium|large|extra large|summer|winter|low season|high season|peak|solo|couple)$/iu
const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const monthsOnly = new RegExp(`^${month}(?:(?:,| and| to)+ ${month})*$`, 'u')

/** Labels that are no thing to be had 'for' a price: whom it is for, what is owed, which rate it is. */
const plainLabel =
  /^(?:\d+ (?:people|persons?)|lost|missed|broken|late|no[- ]show|extra|another|every|each|only|up|over|under|above|below|after|before|otherwise|then|and|or|plus|the first|at|on|in|outside|both|damage|call[- ]?out|cancel\p{L}*|more)\b|\b(?:people|persons?|adults?|kids?|child|children|students?|seniors?|pensioners?|members?|residents?|nationals|locals|siblings?|families|couples?|dogs?|pets?|cats?|horses?|deposit|excess|fee|supplement|surcharge|tax|season|bird|price|rate|charge|extra|single|double|high|low|small|medium|large|reduced|concessions?|under \d+s?|usually|normally|regularly|worth|value|save)$/iu
const openLabel =
  /\b(?:at|for|is|are|costs?|from|of|pays?|then|its|it's|over|under|or|and|per|plus|x|instead|was|get|save|to|until|till|about|only|minimum|maximum|minus|rent|buy|hire|add|a|an|the|with|your|our|this|than|each|every|no|not|up|off)$/iu
const connected =
  /^(?:under|over|for|per|including|with|without|if|when|until|till|excluding|from|during|before|after|of|within|unless|upfront|fixed|valid|instead of|in place of|each|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays|weekends)(?!\p{L})|^\(/iu

/** A label and its one price, joined as one says them: 'hawk walk for two at £120'. */
function spoken(piece: string, isAnnounced: boolean): string {
  const found = findPrice(piece)
  if (found === null || isOrder(piece)) return piece
  const { before, price, after } = found
  const rest = restOf(after)
  if (rest === null) return piece
  if (before === '') return `${price}${rest}`
  if (/^from \d+ (?:people|adults|kids)$/iu.test(before)) return `${price} ${before}${rest}`
  if (isAnnounced || !takesFor(found)) return `${before} ${price}${rest}`
  const isForSaid = / for /u.test(before) || rest.startsWith(' for ')
  return `${before} ${isForSaid ? 'at' : 'for'} ${price}${rest}`
}

const dated = new RegExp(
  `\\b(?:${month}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|weekdays|weekends)$`,
  'u',
)

function takesFor({ before, price, after }: FoundPrice): boolean {
  const label = before.replace(/\s*\([^()]*\)$/u, '')
  return (
    isLabelled(label) &&
    !/^(?:from|about) | extra\b/iu.test(price) &&
    !manyPeople.test(label) &&
    !plainLabel.test(label) &&
    !dated.test(label) &&
    !openLabel.test(label) &&
    !singlePeople.test(label) &&
    !/^[^(]*\bnot included\b/u.test(after)
  )
}

function isLabelled(label: string): boolean {
  return /\p{L}{2}/u.test(label) && !/[:–+&/%-]$|: /u.test(label)
}

/** What follows the price, joined where it is sure how; null where it is not. */
function restOf(after: string): string | null {
  if (after === '') return ''
  if (perWhat.test(after)) return ` per ${after}`
  if (singlePeople.test(after)) return ` for ${articleFor(after)} ${after}`
  if (manyPeople.test(after) || /^up to \d/iu.test(after)) return ` for ${after}`
  if (stretch.test(after))
    return ` for ${/^\d/u.test(after) ? '' : `${articleFor(after)} `}${after}`
  if (size.test(after) || monthsOnly.test(after)) return ` (${after})`
  return connected.test(after) ? ` ${after}` : null
}
