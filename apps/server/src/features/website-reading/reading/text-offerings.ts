import type { FactValue } from '@wildpath/contract'

import { type FindingOf, quoteOf } from './finding.ts'
import { findPrices, type FoundPrice } from './find-prices.ts'
import { isDuration, readDetails } from './offering-details.ts'
import { type NamedPrice, offeringsOfRow } from './price-rows.ts'
import { type Entry, isName, type Section } from './sections.ts'
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
  const prices = section.entries.flatMap((entry, index) =>
    pricesOf(entry, { before: section.entries[index - 1], section, place }),
  )
  const named = prices.filter(({ name }) => name !== '')
  const isBusiness = section.name?.toLowerCase() === place.businessName.toLowerCase()
  const own = section.name === null || isBusiness ? [] : ownPrices(prices)
  const isAlone = own.length > 0 && section.name !== null
  const details = isAlone ? readDetails(section.entries) : {}
  const told = isAlone
    ? own.map((price) => made({ ...price, name: section.name ?? '' }, details, place))
    : []
  return [...told, ...apart(named).map((price) => made(price, {}, place))]
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
  const bare = prices.filter(({ name, found }) => name === '' && found.payer !== 'child')
  const adults = bare.filter(({ found }) => found.payer === 'adult')
  const neutral = bare.filter(({ found }) => found.payer === null)
  const chosen = [adults, neutral, bare].find((some) => some.length > 0) ?? []
  const plain = chosen.filter(({ isProse }) => !isProse)
  const counting = plain.length > 0 ? plain : chosen
  // 'From $65' on a card and '$65' below are one price; so is one that is told twice.
  const distinct = new Map(counting.map((price) => [price.found.price.amount, price]))
  return [...distinct.values()]
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

/** Money that is no price of a thing: what one saves, pays in advance or on top, or gave to somebody. */
const otherMoney = words(
  /\b(?:sav(?:e|ing)|discounts?|deposits?|off\b|vouchers?|gift (?:card|certificate)s?|surcharge|supplement|extra|fees?|fine|insurance|excess|tip|tips|donat\w+|raised|million|worth|instead of|was|anzahlung|rabatt|sparen|spar\w*|ermäßig\w*|gutschein\w*|zuschlag|aufpreis|kaution|gebühr\w*|statt|acompte|caution|remise|réduction|supplément|frais|arrhes|depósito|descuento|sconto|caparra|depositum|rabat)\b/iu,
)

function pricesOf(
  entry: Entry,
  { before, section, place }: { before: Entry | undefined; section: Section; place: Place },
): NamedPrice[] {
  const { block } = entry
  if (block.kind === 'row') return offeringsOfRow(block, place.country)
  if (block.isQuote || otherMoney.test(block.text)) return []
  const found = findPrices(block.text, place.country)
  // Who lists several prices for one thing in a line tells who pays what.
  const counting = found.filter(({ payer }) => payer !== 'child')
  const [first] = counting
  if (first === undefined) return []
  const lead = found[0] === first ? block.text.slice(0, first.start) : ''
  const inline = nameIn(lead)
  const isProse = lead.split(' ').length > 9 || /[.!?]\s/.test(lead.replace(/[.\s]+$/, ''))
  const quote = block.text
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
export function nameIn(lead: string): Pick<NamedPrice, 'name' | 'wholeName' | 'duration'> | null {
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
