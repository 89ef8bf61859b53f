import type { FactValue } from '@wildpath/contract'

import { type FindingOf, quoteOf } from './finding.ts'
import { findPrices, type FoundPrice, unitOf } from './find-prices.ts'
import { isDuration } from './durations.ts'
import { readDetails } from './offering-details.ts'
import { type NamedPrice, offeringsOfRow } from './price-rows.ts'
import { pricesInSentences } from './price-sentences.ts'
import { type Entry, isName, isOfPosts, type Section } from './sections.ts'
import { words } from './unicode-words.ts'

type Place = { origin: string; country: string | null; businessName: string }

/** What is sold and what it costs, as people write it: in lists, tables, below headings. */
export function readTextOfferings(
  sections: readonly Section[],
  place: Place,
): FindingOf<'offering'>[] {
  return sections.flatMap((section) => readSection(section, place))
}

function readSection(section: Section, place: Place): FindingOf<'offering'>[] {
  if (isOfPosts(section)) return []
  const headed = readHeading(section, place)
  if (headed !== null) return headed
  const prices = section.entries.flatMap((entry, index) =>
    pricesOf(entry, {
      before: section.entries[index - 1],
      after: section.entries[index + 1],
      section,
      place,
    }),
  )
  const named = prices.filter(({ name }) => name !== '' && !extras.test(name))
  const isBusiness = section.name?.toLowerCase() === place.businessName.toLowerCase()
  const own = section.name === null || isBusiness ? [] : ownPrices(prices)
  const isAlone = own.length > 0 && section.name !== null
  const details = isAlone ? readDetails(section.entries) : {}
  const told = isAlone
    ? own.map((price) => made({ ...price, name: section.name ?? '' }, details, place))
    : []
  return [...told, ...apart(named).map((price) => made(price, {}, place))]
}

/** 'Winter skills (2 days) – £190pp': what stands below is about it, and its prices are others. Null without a price. */
function readHeading({ name }: Section, place: Place): FindingOf<'offering'>[] | null {
  const found = findPrices(name ?? '', place.country)
  const [first] = found
  if (name === null || first === undefined) return null
  const named = otherMoney.test(name) ? null : nameIn(name.slice(0, first.start))
  if (named === null) return []
  return [made({ ...named, found: widest(first, found), quote: name, isProse: false }, {}, place)]
}

/** 'Board, 1 hour' and 'Board, 1 day' are two things, which their durations tell apart. */
function apart(named: readonly NamedPrice[]): NamedPrice[] {
  return named.map((price) => {
    const { duration: _duration, wholeName = price.name, ...rest } = price
    const isAlone = named.every(
      (other) => other.name !== price.name || other.found.price.amount === price.found.price.amount,
    )
    return isAlone ? price : { ...rest, name: wholeName }
  })
}

/** Of the prices that name nothing themselves, those of the section's thing: of adults before those of others. */
function ownPrices(prices: readonly NamedPrice[]): NamedPrice[] {
  const said = prices.filter(({ name }) => name === '')
  // 'Regular price' beside a sale price is what it cost before.
  const current = said.filter(({ quote }) => !regular.test(quote))
  const unnamed = current.length > 0 ? current : said
  const bare = unnamed.filter(({ found }) => found.payer !== 'child')
  const adults = bare.filter(({ found }) => found.payer === 'adult')
  const neutral = bare.filter(({ found }) => found.payer === null)
  // Rooms and lengths are told apart by their own words, whoever they are for.
  const ofKinds = bare.every(({ variant = '' }) => variant !== '') ? bare : []
  const chosen = [adults, ofKinds, neutral, bare, unnamed].find((some) => some.length > 0) ?? []
  const plain = chosen.filter(({ isProse }) => !isProse)
  const counting = plain.length > 0 ? plain : chosen
  // 'From $65' on a card and '$65' below are one price; so is one that is told twice.
  const distinct = [...new Map(counting.map((price) => [price.found.price.amount, price])).values()]
  const units = new Set(distinct.map(({ found }) => found.price.unit))
  const variants = new Set(distinct.map(({ variant = '' }) => variant))
  const areApart =
    (units.size === distinct.length && distinct.every(({ found }) => found.isUnitSaid)) ||
    (variants.size === distinct.length && !variants.has(''))
  return distinct.length > 1 && areApart ? [lowestOf(distinct)] : distinct
}

const regular = words(
  /^(?:regular|list|normal)\w* (?:price|preis)\b|^(?:rrp|uvp|prix (?:normal|habituel))\b/iu,
)

/** Half a day and a whole one cost differently, which is no contradiction. */
function lowestOf(prices: readonly NamedPrice[]): NamedPrice {
  const lowest = prices.reduce((least, price) =>
    price.found.price.amount < least.found.price.amount ? price : least,
  )
  return {
    ...lowest,
    found: { ...lowest.found, price: { ...lowest.found.price, is_from: true } },
  }
}

function made(
  { name, found, quote, isProse, duration }: NamedPrice,
  details: Partial<FactValue<'offering'>>,
  { origin }: Place,
): FindingOf<'offering'> {
  return {
    kind: 'offering',
    origin,
    quote: quoteOf(quote),
    confidence: isProse || !found.isCurrencySaid ? 'low' : 'medium',
    value: { ...details, ...(duration !== undefined && { duration }), name, price: found.price },
  }
}

/** What is paid on top of a thing is not what a business sells. */
const extras = words(
  /\b(?:(?:by|per|with the) (?:ferry|bus|train|taxi)|ferry|taxi|options?|add-?ons?|additional|extras?|dogs?|pets?|hunde?|chiens?|parking|parkplatz|waiver|insurance|versicherung|rücktransport|rücktransfer|transfers?|towels?|handtücher|linen|bettwäsche|cleaning|endreinigung|kurtaxe|taxe de séjour|tourist tax|late check|breakfast|frühstück|petit-déjeuner|wi-?fi|firewood|brennholz|damage|single supplement|photos? (?:package|and)|zusätzlich\p{L}*|(?:jede[rs]?|each|every) (?:weitere\p{L}*|extra)|supplémentaires?)\b/iu,
)

/** Money that is no price of a thing: what one saves, pays in advance or on top, or gave to somebody. */
const otherMoney = words(
  /plus [$€£]|\b(?:sav(?:e|ing)|discounts?|deposits?|bonds?|gratuit(?:y|ies)|add an?|off\b|vouchers?|gift (?:card|certificate)s?|surcharge|supplement|extra|fees?|fine|refund\w*|penalt\w*|sliding scale|evacuation|stamps?|licen[cs]es?|permits?|processing|postage|shipping|porto|versand|insurance|excess|tip|tips|donat\w+|raised|million|worth|(?:orders?|bookings?|delivery|versand|livraison)\b.{0,20}\b(?:over|above|from|ab|dès)|instead of|was|anzahlung|rabatt|sparen|spar\w*|ermäßig\w*|gutschein\w*|zuschlag|aufpreis|kaution|gebühr\w*|statt|acompte|caution|remise|réduction|supplément|frais|arrhes|depósito|descuento|sconto|caparra|depositum|rabat)\b/iu,
)

/** '(was $2,600)'. */
const formerPrice = words(
  /\((?:was|statt|instead of|regular(?:ly)?|before|au lieu de)\b[^)]{0,40}\)/giu,
)

function pricesOf(
  entry: Entry,
  {
    before,
    after,
    section,
    place,
  }: { before: Entry | undefined; after: Entry | undefined; section: Section; place: Place },
): NamedPrice[] {
  const { block } = entry
  const told = pricesInSentences(
    block.kind === 'row' ? (block.cells.at(-1) ?? '') : block.isQuote ? '' : block.text,
    place.country,
  )
  if (told.length > 0) return told
  if (block.kind === 'row') {
    return extras.test(block.cells[0] ?? '') ? [] : offeringsOfRow(block, place.country)
  }
  const text = block.text.replaceAll(formerPrice, ' ')
  if (block.isQuote || otherMoney.test(text) || text.endsWith('?')) return []
  // 'per person' may stand on a line of its own.
  const next = after?.block.kind === 'text' ? after.block.text : ''
  const isUnit = next.length < 30 && unitOf(next) !== null
  const found = findPrices(isUnit ? `${text} ${next}` : text, place.country)
  // Who lists several prices for one thing in a line tells who pays what.
  const counting = found.filter(({ payer }) => payer !== 'child')
  const [first] = counting
  if (first === undefined)
    return found.map((price) => ({ name: '', found: price, quote: text, isProse: false }))
  const lead = found[0] === first ? text.slice(0, first.start) : ''
  const inline = nameIn(lead)
  const ahead = text.slice(0, found[0]?.start)
  const isProse =
    lead.split(' ').length > 9 || /[.!?]\s/.test(lead.replace(/[.\s]+$/, '')) || paying.test(ahead)
  // Who gives a number beside a price in a sentence tells of somebody else.
  if (isProse && dialled.test(text)) return []
  const quote = text
  const variants = variantsIn(text, found)
  const isOfSection = section.name !== null && entry.label === '' && counting.length > 1
  if (isOfSection && !variants.includes('')) {
    return found.flatMap((price, index) =>
      price.payer === 'child'
        ? []
        : [{ name: '', found: price, quote, isProse: false, variant: variants[index] ?? '' }],
    )
  }
  if (inline !== null && !isProse) {
    return [{ ...inline, found: widest(first, counting), quote, isProse }]
  }
  const above =
    before?.block.kind === 'text' && before.label === entry.label ? before.block.text : ''
  const isBare = lead.replaceAll(/\P{L}/gu, '').length < 6
  // 'Minimum age: 12' names a part of a thing.
  const card = above.includes(': ') ? null : nameIn(above)
  // On a card the line above a bare price names the thing, unless a heading does.
  if (isBare && card !== null && (section.name === null || entry.label !== '')) {
    return [{ ...card, found: widest(first, counting), quote: `${above} ${quote}`, isProse: false }]
  }
  return counting.map((price) => ({ name: '', found: price, quote, isProse }))
}

const paying = words(/\b(?:is|are|costs?|kostet|kosten|zahlt|zahlen|pays?|coûte\w*)\b/iu)
const dialled = words(/\b(?:tel|tél|call|phone|telefon)\b\D{0,12}\d{3}/iu)

/** The words before each price of a line: '1 day $90 / 3 days $220'. */
function variantsIn(text: string, found: readonly FoundPrice[]): string[] {
  return found.map(({ start }, index) => {
    const lead = text.slice(found[index - 1]?.end ?? 0, start)
    const own = lead.split(/[.!?|/·;]/).at(-1) ?? ''
    return own.length < 40 ? own.replaceAll(/[^\p{L}\d ]/gu, '').trim() : ''
  })
}

/** 'Single $30, double $50' says two prices of one line; the thing itself starts from the lower. */
function widest(first: FoundPrice, all: readonly FoundPrice[]): FoundPrice {
  if (first.payer === 'adult' || all.every(({ price }) => price.amount === first.price.amount))
    return first
  const lowest = Math.min(
    ...all.filter(({ payer }) => payer !== 'other').map(({ price }) => price.amount),
  )
  return Number.isFinite(lowest)
    ? { ...first, price: { ...first.price, amount: lowest, is_from: true } }
    : first
}

/** The name before a price, and the duration that stands beside it: 'Sunset tour (2 hours) – '. */
export function nameIn(whole: string): Pick<NamedPrice, 'name' | 'wholeName' | 'duration'> | null {
  // 'King bed, private deck. $185' describes; the dots of a menu only lead to its prices.
  if (/[^.][.!?]\s*$/u.test(whole)) return null
  const lead = withoutDate(whole)
  const bare = lead
    .replace(/[\s:–—\-|·•.…,(/=>]+$/u, '')
    .replace(
      /(?:[\s:–—,(-]+)(?:from|starting at|ab|nur|only|just|dès|à partir de|desde|da|fra|price|preis|prix)$/iu,
      '',
    )
    .replace(/^[\s•·*–—\-✓✔▪►→]+/u, '')
    .replace(/[\s:–—\-|·•.…,(]+$/u, '')
  const split = /^(.+?)\s*(?:[(,|–—]|\s-)\s*([^(),|–—]+)\)?$/u.exec(bare)
  const [, name = '', rest = ''] = split ?? []
  if (isDuration(rest) && isName(name)) return { name, wholeName: bare, duration: rest }
  return isName(bare) && !isDuration(bare) ? { name: bare } : null
}

/** 'Mushroom walk – Sept 20, 10 am' is a walk. */
function withoutDate(text: string): string {
  const parts = text.split(/(\s*[–—|,(]\s*|\s-\s)/u)
  const start = parts.findIndex((part, index) => index > 0 && dateLike.test(part.trim()))
  return start === -1 ? text : parts.slice(0, start - 1).join('')
}

const dateLike = words(
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*,? )?(?:(?:jan|febr?|mar|apr|mai|may|june?|juli?|july|aug|sept?|o[ck]t|nov|de[cz])\p{L}*\.? \d{1,2}|\d{1,2}(?:st|nd|rd|th|\.)? (?:jan|febr?|mar|apr|mai|may|june?|juli?|july|aug|sept?|o[ck]t|nov|de[cz]))|^\d{1,2}(?::\d{2})? ?(?:[ap]m|uhr)\b/iu,
)
