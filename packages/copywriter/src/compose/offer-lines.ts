import type { Business } from '../business/business.ts'
import { splitClauses } from '../facts/split-text.ts'
import { capitalised, sentence } from '../grammar/phrases.ts'
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
import { basePrice } from './offer-prices.ts'
import { beOf, isOfAnother, nameOfThing, aboutThing } from './thing-phrases.ts'

/** What may be said of an offer, at several lengths; each text is true by itself and in the owner's words. */
export type OfferTexts = {
  /** The whole wording with its conditions. Null without an offer, and where it was typed in haste. */
  whole: string | null
  /** Parts of it that keep what limits them; longest first. */
  short: readonly string[]
  /** The saving or gift with all its conditions; null without one. */
  deal: string | null
  /** '€65 per person'; null where a price is not sure by itself. */
  base: string | null
}

/** The whole offer as the owner worded it; for its own section, where everybody sees whose words they are. */
export function offerSentence(business: Business): string | null {
  const { offer } = business
  return (
    offerTexts(business).whole ?? (offer === null ? null : inSentences(clausesOf(offer.wording)))
  )
}

/** The same, as much of it as there is room for: what is left out limits nothing that is told. */
export function offerWithin(business: Business, longest: number): string | null {
  const { whole, short } = offerTexts(business)
  const texts = [...(whole === null ? [] : [whole]), ...short]
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
  if (business.isPriceContested) return { whole: null, short: [], deal: null, base: null }
  if (offer === null) return { whole: null, short: [], deal: null, base: basePrice(business) }
  const isRead =
    offer.price !== undefined || offer.saving !== undefined || offer.conditions !== undefined
  const all = withMissing(withSaving(clausesOf(offer.wording), offer.saving), business)
  const clauses = isRead ? all : all.filter(({ text }) => isPlain(text))
  const isHidden = offer.saving !== undefined && clauses.every(({ kind }) => kind !== 'saving')
  const deal = dealOf(clauses)
  // '£50 deposit' is a price that is none of the thing.
  const isDeposit = (text: string) => !isRead && /\bdeposit\b/iu.test(text)
  const firm = all
    .filter(({ kind, text }) => kind === 'limit' || kind === 'more' || isDeposit(text))
    .flatMap(({ text }) => splitClauses(text))
    .filter((part) => isFirm(part))
  const prices = clauses.filter(({ kind, text }) => kind === 'price' && !isDeposit(text))
  const base = baseOf(business, firm, prices)
  const keepsAll = (text: string) => firm.every((part) => says(text, part))
  const limited = clauses.filter(({ kind }) => kind === 'price' || kind === 'limit')
  const short = isHidden
    ? [inSentences(clauses)]
    : [
        ...(clauses.length === all.length ? [inSentences(clauses)] : []),
        ...(prices.length === 0 ? [] : [inSentences(limited)]),
        ...prices.slice(0, 1).map(({ text }) => sentence(capitalised(text))),
        ...(deal === null || base === null || !hasUnit(base)
          ? []
          : [`${sentence(capitalised(base))} ${deal}`]),
        ...(deal === null ? [] : [deal]),
        // '$190.' alone says nothing.
        ...(base === null || !hasUnit(base) ? [] : [sentence(capitalised(base))]),
      ]
  return {
    whole: business.offerIsSure ? inSentences(all) : null,
    short: [...new Set(short)]
      .filter((text) => keepsAll(text) && (/\d/u.test(text) || isSaving(text)))
      .toSorted((a, b) => b.length - a.length),
    deal,
    base: isHidden ? null : base,
  }
}

/** The price by itself with every limit of its own sentence and of the whole; null where it would need more than that. */
function baseOf(
  business: Business,
  firm: readonly string[],
  prices: readonly OfferClause[],
): string | null {
  const { offer } = business
  const isRead =
    offer?.price !== undefined || offer?.conditions !== undefined || offer?.saving !== undefined
  if (isOfAnother(business)) return basePrice(business)
  const price = isRead || prices.some(({ text }) => !isFirm(text)) ? basePrice(business) : null
  // '$10 plus $25 travel' costs nobody $10.
  if (price === null || prices.some(({ text }) => /\bplus\b|\+/u.test(text))) return null
  const isFrom = price.startsWith('from ')
  const own = prices
    .filter(({ text }) => isFrom || text.includes(price))
    .flatMap(({ text }) => splitClauses(text))
    .filter((part) => isFirm(part) && !hasPrice(part))
  // A limit in a sentence of its own may be of another part of the offer.
  if (firm.length > 0) return null
  const limits = [...new Set(own)]
  // '$49 per person on weekdays': what the same part says of the price belongs to it.
  const whole = prices
    .flatMap(({ text }) => splitClauses(text))
    .find((part) => part.includes(price) && isFirm(part))
  if (whole !== undefined)
    return whole.startsWith(price)
      ? [whole, ...limits.map((part) => inSentence(part))].join(', ')
      : null
  // The lowest of several prices says nothing of which of them is limited.
  if (isFrom && limits.length > 0) return null
  return [price, ...limits.map((part) => inSentence(part))].join(', ')
}

/** 'per person', 'a night', 'from': what makes a price a phrase. */
function hasUnit(price: string): boolean {
  return /\p{Ll}{3}/u.test(price)
}

/** The price in a sentence with its thing, with the place where there is one: 'Bushcraft weekend in the forest for €60.' */
export function namedPrices(business: Business, places: readonly string[]): string[] {
  const { base } = offerTexts(business)
  const thing = nameOfThing(business)
  const the = aboutThing(business)
  if (base === null || thing === null || the === null) return []
  const isFrom = base.startsWith('from ')
  return [
    ...places.map((place) =>
      sentence(`${thing} ${place.split(',')[0]}${isFrom ? `, ${base}` : ` for ${base}`}`),
    ),
    sentence(isFrom ? `${thing}, ${base}` : `${the} ${beOf(the)} ${base}`),
  ]
}

/** The part that tells the saving of the card is one, whatever its words; where no part does, it stands in the price itself. */
function withSaving(clauses: OfferClause[], saving: string | undefined): OfferClause[] {
  if (saving === undefined || clauses.some(({ kind }) => kind === 'saving')) return clauses
  return clauses.map((clause) =>
    says(clause.text, saving) ? { ...clause, kind: 'saving' as const } : clause,
  )
}

/** Conditions that the owner told beside the wording stand behind it. */
function withMissing(clauses: OfferClause[], { offer }: Business): OfferClause[] {
  const said = clauses.map(({ text }) => text).join('. ')
  const conditions = (offer?.conditions ?? []).filter((text) => !says(said, text))
  return conditions.length === 0
    ? clauses
    : [...clauses, { text: capitalised(conditions.join('; ')), kind: 'limit' }]
}

/** The first saving with the demand in front of it and every limit behind it. */
function dealOf(clauses: readonly OfferClause[]): string | null {
  const start = clauses.findIndex(({ kind }) => kind === 'saving')
  if (start === -1) return null
  const demand = clauses
    .slice(Math.max(0, start - 1), start)
    .filter(({ text }) => /^(?:book|stay|come|bring|sign|order|buy|if|when)\b/iu.test(text))
  const limits = clauses.slice(start + 1).filter(({ kind }) => kind === 'limit')
  return inSentences([...demand, ...clauses.slice(start, start + 1), ...limits])
}

function inSentences(clauses: readonly OfferClause[]): string {
  return clauses.map(({ text }) => sentence(capitalised(text))).join(' ')
}

/** What an offer gives away, such as 'free valuation'; null where nothing is free. */
export function freeThing({ offer }: Business): string | null {
  const found =
    /(?:^|[.;,:] )(free (?:(?:\d+-minute|first|initial|online|intro|buyer|30-day) ){0,2}(?:call|consultation|valuation|quote|estimate|trial|lesson|session|class|assessment|demo|audit|survey|visit|check-up|tasting|taster))\b(?! (?:transfer|for))/iu.exec(
      offer?.wording ?? '',
    )?.[1]
  return found?.toLowerCase() ?? null
}
