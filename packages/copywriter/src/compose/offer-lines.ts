import type { Price } from '@wildpath/contract'

import type { Business } from '../business/business.ts'
import { findPrices } from '../facts/money.ts'
import { splitClauses } from '../facts/split-text.ts'
import { capitalised, joinList, sentence, unstopped } from '../grammar/phrases.ts'
import { inSentence } from '../phrasing/in-sentence.ts'
import {
  clausesOf,
  hasPrice,
  isFirm,
  isPlain,
  isSaving,
  type OfferClause,
  says,
} from './offer-clauses.ts'
import { basePrice, priceSentences, saidPrice } from './offer-prices.ts'
import {
  barePrice,
  dealOf,
  inSentences,
  saidOf,
  shorterPrices,
  wholeOf,
} from './offer-sentences.ts'
import { aboutThing, beOf, nameOfThing, namesThing, theThing } from './thing-phrases.ts'

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

/** What an offer gives away, such as 'free valuation'; null where nothing is free. */
export function freeThing({ offer }: Business): string | null {
  const found =
    /(?:^|[.;,:] )(free (?:(?:\d+-minute|first|initial|online|intro|buyer|30-day) ){0,2}(?:call|consultation|valuation|quote|estimate|trial|lesson|session|class|assessment|demo|audit|survey|visit|check-up|tasting|taster))\b(?! (?:transfer|for))/iu.exec(
      offer?.wording ?? '',
    )?.[1]
  return found?.toLowerCase() ?? null
}
