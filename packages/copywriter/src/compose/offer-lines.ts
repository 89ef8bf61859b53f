import { priceTexts } from '@wildpath/contract'
import type { Price } from '@wildpath/contract'

import type { Business } from '../business/business.ts'
import { findPrices } from '../facts/money.ts'
import { isNounPhrase } from '../facts/noun-phrase.ts'
import { splitClauses } from '../facts/split-text.ts'
import { capitalised, joinList, sentence, unstopped } from '../grammar/phrases.ts'
import {
  clausesOf,
  hasPrice,
  isFirm,
  isLimiting,
  isPlain,
  isSaving,
  type OfferClause,
  says,
} from './offer-clauses.ts'
import { inSentence } from '../phrasing/in-sentence.ts'
import { aboutThing, nameOfThing, beOf, namesThing, theThing } from './thing-phrases.ts'

/** What may be said of an offer, at several lengths; each text is true by itself. */
export type OfferTexts = {
  /** In whole sentences that name the thing: everything. Null without an offer. */
  whole: string | null
  /** In the short style of ads, behind a sentence that names the thing; longest first. */
  short: readonly string[]
  /** The saving or gift with all its conditions; null without one. */
  deal: string | null
  /** '€65 per person'; null where a price is not sure by itself. */
  base: string | null
}

const barePrice =
  /^(?:from |only |just )?(?:(?:[$£€¥₹]|(?:US|CA|AU|NZ|MX)\$|\p{Lu}{1,3} ?(?=\d)|Rs\.? ?) ?\d|\d[\d,. ]*(?:€|kr\b|zł|CHF\b|\p{Lu}{3}\b))/u

/** The offer as the owner words it, in whole sentences; null without one. */
export function offerWording({ offer }: Business): string | null {
  return offer === null ? null : sentence(offer.wording)
}

/** The offer in whole sentences with the thing that it is for: 'The hawk walk is €65 per person, or €110 for two.' */
export function offerSentence(business: Business): string | null {
  return offerTexts(business).whole
}

/** The same, as much of it as there is room for: what is left out limits nothing that is told. */
export function offerWithin(business: Business, longest: number): string | null {
  const { offer } = business
  const { whole, short } = offerTexts(business)
  const thing = thingOf(business)
  const listed = offer === null ? [] : withListedPrices(clausesOf(offer.wording), business)
  const prices = listed.filter(({ kind }) => kind === 'price')
  const isListed = prices.length > 0 && priceSentences(business).length > 1
  const said = short.map((text) => sentence(saidOf(unstopped(text), thing)))
  const texts = [
    ...(whole === null ? [] : [whole]),
    ...(isListed ? [wholeOf(prices, thing)] : []),
    ...said,
  ]
  // What names no figure and gives nothing is said where the offer has its section, and nowhere again.
  const telling = texts.filter((text) => /\d/u.test(text) || isSaving(text))
  return telling.find((text) => text.length <= longest) ?? null
}

/** Of each business as long as it is written about: the same texts are asked for some forty times. */
const known = new WeakMap<Business, OfferTexts>()

export function offerTexts(business: Business): OfferTexts {
  const texts = known.get(business) ?? readOfferTexts(business)
  known.set(business, texts)
  return texts
}

function readOfferTexts(business: Business): OfferTexts {
  const { offer } = business
  if (offer === null) return { whole: null, short: [], deal: null, base: basePrice(business) }
  const isRead =
    offer.price !== undefined || offer.saving !== undefined || offer.conditions !== undefined
  const thing = thingOf(business)
  const all = withMissing(clausesOf(offer.wording), business)
  const clauses = isRead ? all : all.filter(({ text }) => isPlain(text))
  // A saving that no part names stands in the price itself.
  const isHidden = offer.saving !== undefined && clauses.every(({ kind }) => kind !== 'saving')
  const deal = dealOf(isHidden ? clauses.map(asSaving) : clauses, thing)
  const firm = all
    .filter(({ kind }) => kind !== 'saving')
    .flatMap(({ text }) => splitClauses(text))
    // '£50 deposit': a price that is none of the thing.
    .filter((part) => isFirm(part) && (!hasPrice(part) || (!isRead && /\bdeposit\b/iu.test(part))))
  const prices = clauses.filter(({ kind }) => kind === 'price')
  const isSure = isRead || clauses.some(({ kind, text }) => kind === 'price' && !isFirm(text))
  const price = isSure && clauses.length > 0 ? basePrice(business) : null
  // '$49 per person on weekdays': what the same part says of the price belongs to it.
  const own = prices
    .flatMap(({ text }) => splitClauses(text))
    .find((part) => price !== null && part.includes(price) && isFirm(part))
  const told = own === undefined ? price : barePrice.test(own) ? own : null
  const base = told === null ? null : [told, ...firm.map((part) => inSentence(part))].join(', ')
  const isWhole = clauses.length === all.length
  const keepsAll = (text: string) => firm.every((part) => says(text, part))
  const short = isHidden
    ? [inSentences(clauses)]
    : [
        ...(isWhole ? [inSentences(clauses)] : []),
        ...(prices.length > 0
          ? [
              inSentences(clauses.filter(({ kind }) => kind === 'price' || kind === 'limit')),
              inSentences(clauses.filter(({ kind, text }) => kind === 'price' || isFirm(text))),
            ]
          : []),
        ...(deal === null || base === null ? [] : [`${sentence(base)} ${deal}`]),
        ...(deal === null ? [] : [deal]),
        ...prices
          .slice(0, 1)
          .filter(({ text }) => isRead || !isFirm(text))
          .flatMap(({ text }) => shorterPrices(text))
          .filter(
            (text) =>
              base === null ||
              !/^\p{L}+ (?:days?|nights?|hours?) [^\p{Ll}]*\d[^\p{Ll}]*$/u.test(text),
          ),
        ...(base === null || !/ /u.test(base.replace(/^\p{Lu}{2,3} /u, ''))
          ? []
          : [sentence(base)]),
      ]
  return {
    whole: isWhole ? wholeOf(withListedPrices(clauses, business), thing) : sentence(offer.wording),
    short: [...new Set(short)]
      .filter((text) => keepsAll(text) && (/\d/u.test(text) || isSaving(text)))
      .toSorted((a, b) => b.length - a.length),
    deal,
    base: isHidden ? null : base,
  }
}

/** 'Country loaf MX$110, rye with seeds MX$125', as many as there are; none where nothing has a price of its own. */
export function priceLists(business: Business): string[] {
  const wording = business.offer?.wording ?? ''
  const told = business.offerings.flatMap(({ name, price }) =>
    price === undefined
      ? []
      : [`${inSentence(name.split(',')[0] ?? name)} ${moneyOf(price, wording)}`],
  )
  return told.map((_, index) => sentence(told.slice(0, told.length - index).join(', ')))
}

/** The price in a sentence with its thing, with the place where there is one: 'Bushcraft weekend in the forest for €60.' */
export function namedPrices(business: Business, places: readonly string[]): string[] {
  const { base } = offerTexts(business)
  const thing = nameOfThing(business)
  const the = aboutThing(business)
  if (base === null || thing === null || the === null) return []
  const price = base.startsWith('from ') ? base : `for ${base}`
  return [
    ...places.map((place) => sentence(`${thing} ${place.split(',')[0]} ${price}`)),
    sentence(`${the} ${beOf(the)} ${base}`),
  ]
}

/** What the price is for, with its article; null where nobody knows. */
function thingOf({ offer, offerings }: Business): string | null {
  const thing = offer?.thing ?? offerings[0]?.name
  return thing === undefined || thing.length > 70 ? null : theThing(thing)
}

/** Conditions that the owner told beside the wording stand behind it. */
function withMissing(clauses: OfferClause[], { offer }: Business): OfferClause[] {
  const said = clauses.map(({ text }) => text).join('. ')
  const conditions = (offer?.conditions ?? []).filter((text) => !says(said, text))
  return conditions.length === 0
    ? clauses
    : [...clauses, { text: capitalised(conditions.join(', ')), kind: 'limit' }]
}

/** 'Lava loop 14,900 ISK, river crossing 23,500 ISK' said as sentences, where the offerings tell the same. */
function withListedPrices(clauses: OfferClause[], business: Business): OfferClause[] {
  const listed = business.offerings.filter(({ name, price }) =>
    clauses.some(
      ({ text, kind }) =>
        kind === 'price' && namesThing(text, name) && price !== undefined && tells(text, price),
    ),
  )
  const [first] = clauses
  if (listed.length < 2 || first?.kind !== 'price') return clauses
  const rest = first.text.split(', ').filter((part) => !hasPrice(part))
  const told = listed.map((one) => saidPrice(one, business))
  return [
    { text: joinList(told), kind: 'price' },
    ...(rest.length === 0 ? [] : [{ text: capitalised(rest.join(', ')), kind: 'more' as const }]),
    ...clauses.slice(1),
  ]
}

function tells(text: string, price: Price): boolean {
  return findPrices(text).some((one) => one.price.amount === price.amount)
}

function asSaving({ text }: OfferClause): OfferClause {
  return { text, kind: 'saving' }
}

function inSentences(clauses: readonly OfferClause[]): string {
  return clauses.map(({ text }) => sentence(text)).join(' ')
}

/** Each part as a sentence of its own; a second bare price stays with the first. */
function wholeOf(clauses: readonly OfferClause[], thing: string | null): string {
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
function saidOf(text: string, thing: string | null): string {
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
function dealOf(clauses: readonly OfferClause[], thing: string | null): string | null {
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
function shorterPrices(text: string): string[] {
  const parts = splitClauses(text)
  return parts
    .map((part, index) => (index === 0 || hasPrice(part) || isLimiting(part) ? index + 1 : 0))
    .filter((end) => end > 0)
    .map((end) => sentence(parts.slice(0, end).join(', ')))
}

/** The normal price of the thing by itself, in the owner's spelling of it; null where it may be the reduced one. */
export function basePrice({ offer, offerings }: Business): string | null {
  const wording = offer?.wording ?? ''
  const [main] = offerings
  const found = findPrices(wording)
  const [only] = found
  const read = found.length === 1 && only?.isSure === true ? only.price : undefined
  const price = offer?.price ?? (offer === null || found.length === 0 ? main?.price : read)
  if (price === undefined) return null
  const clauses = clausesOf(wording).filter(({ text }) =>
    findPrices(text).some((one) => one.price.amount === price.amount),
  )
  if (clauses.some(({ kind }) => kind === 'saving')) return null
  if (offer?.saving !== undefined && offer.price === undefined) return null
  // 'Three nights for €330': the sum means nothing without them.
  const isCounted = clauses.some(({ text }) =>
    /^\p{L}+ (?:nights?|days?|weeks?|lessons?|hours?|people|persons)\b/iu.test(text),
  )
  if (price.unit === 'whole' && isCounted) return null
  return moneyOf(price, wording)
}

/** As the wording writes it, so that one page has one spelling: '690 zł per person'. */
export function moneyOf(price: Price, wording: string): string {
  const { price: money, unit } = priceTexts(price)
  const same = findPrices(wording).filter((one) => one.price.amount === price.amount)
  const [found] = same.toSorted(
    (x, y) => Number(y.price.unit === price.unit) - Number(x.price.unit === price.unit),
  )
  const said = found === undefined ? money : wording.slice(found.from, found.to).trim()
  const isTold = found !== undefined && found.price.unit !== 'whole'
  const full = isTold || price.unit === 'item' ? said : `${said} ${unit}`.trim()
  // The lowest of several prices is never said as the only one.
  return price.is_from && !/^from\b/iu.test(full) ? `from ${full}` : full
}

/** 'The lava loop is 14,900 ISK per person.', for every offering that has a price of its own. */
export function priceSentences(business: Business): string[] {
  return business.offerings.flatMap((one) =>
    one.price === undefined ? [] : [sentence(saidPrice(one, business))],
  )
}

function saidPrice({ name, price }: Business['offerings'][number], { offer }: Business): string {
  if (price === undefined) return theThing(name)
  return `${theThing(name)} ${beOf(name)} ${moneyOf(price, offer?.wording ?? '')}`
}

/** What an offer gives away, such as 'free valuation'; null where nothing is free. */
export function freeThing({ offer }: Business): string | null {
  const found =
    /(?:^|[.;,:] )(free (?:(?:\d+-minute|first|initial|online|intro|buyer|30-day) ){0,2}(?:call|consultation|valuation|quote|estimate|trial|lesson|session|class|assessment|demo|audit|survey|visit|check-up|tasting|taster))\b(?! (?:transfer|for))/iu.exec(
      offer?.wording ?? '',
    )?.[1]
  return found?.toLowerCase() ?? null
}
