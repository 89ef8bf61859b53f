import { type Price, priceTexts } from '@wildpath/contract'

import type { Business } from '../business/business.ts'
import { findPrices } from '../facts/money.ts'
import { capitalised, sentence } from '../grammar/phrases.ts'
import { inSentence } from '../phrasing/in-sentence.ts'
import { clausesOf } from './offer-clauses.ts'
import { isOfAnother, sellsSeveral } from './thing-phrases.ts'

/**
 * The normal price of what the page sells, in the owner's spelling of it: of several things the lowest, as 'from'.
 * Null where it may be a reduced one.
 */
export function basePrice(business: Business): string | null {
  const { offer, offerings } = business
  const wording = offer?.wording ?? ''
  const [first] = offerings
  const main = first?.price
  if (sellsSeveral(business)) return lowestPrice(business)
  if (isOfAnother(business)) return main === undefined ? null : moneyOf(main, wording)
  const found = findPrices(wording)
  const [only] = found
  const read = found.length === 1 && only?.isSure === true ? only.price : undefined
  const price = offer?.price ?? (offer === null || found.length === 0 ? main : read)
  if (price === undefined || price.amount === 0) return null
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

/** 'from €65 per person', where each of the things has a price of the same kind. */
function lowestPrice({ offer, offerings }: Business): string | null {
  const prices = offerings.flatMap(({ price }) => price ?? [])
  const [lowest] = prices.toSorted((a, b) => a.amount - b.amount)
  const isComparable =
    lowest !== undefined &&
    prices.length === offerings.length &&
    lowest.amount > 0 &&
    /^(?:person|night|day|hour|lesson|session|trip)$/u.test(lowest.unit) &&
    prices.every(({ unit, currency }) => unit === lowest.unit && currency === lowest.currency)
  return isComparable ? moneyOf({ ...lowest, is_from: true }, offer?.wording ?? '') : null
}

const number = /\d[\d.,]*(?:[ .,]\d{3})*/u
const codes = Intl.supportedValuesOf('currency').join('|')
/** A figure with what the owner writes for the currency, in front or behind. */
const writtenMoney = new RegExp(
  String.raw`(?:(?:\p{Lu}{1,3} ?)?[$£€¥₹] ?|\b(?:${codes}|Rs\.?) ?|\b(?:R|P|RM|S/) ?(?=\d))${number.source}|${number.source} ?(?:€|(?:kr\.?|zł|Ft|Kč|${codes})(?!\p{L}))`,
  'u',
)

/** As the wording writes money, so that one page has one spelling: '690 zł per person'. */
export function moneyOf(price: Price, wording: string): string {
  if (price.amount === 0) return 'free'
  const { price: formatted, unit } = priceTexts(price)
  const money = formatted.replaceAll('\u00A0', ' ')
  const found = writtenMoney.exec(wording)?.[0]
  // A plain dollar or crown is of the page's own country; any other sign may be of another money than this price.
  const [other] = findPrices(found ?? '')
  const isOther =
    other !== undefined &&
    other.price.currency !== price.currency &&
    !/^\$|(?<!\p{L})kr/u.test(found ?? '')
  const written = isOther ? undefined : found
  const amount = number.exec(money)?.[0] ?? ''
  const said = written === undefined ? money : written.replace(number, amount)
  const full = price.unit === 'item' ? said : `${said} ${unit}`.trim()
  // The lowest of several prices is never said as the only one.
  return price.is_from && !/^from\b/iu.test(full) ? `from ${full}` : full
}

/** 'Country loaf MX$110, rye with seeds MX$125', as many as there are; none where nothing has a price of its own. */
export function priceLists(business: Business): string[] {
  const wording = business.offer?.wording ?? ''
  const told = business.offerings.flatMap(({ name, price }) =>
    price === undefined
      ? []
      : [`${inSentence(name.split(',')[0] ?? name)} ${moneyOf(price, wording)}`],
  )
  return told.map((_, index) =>
    sentence(capitalised(told.slice(0, told.length - index).join(', '))),
  )
}
