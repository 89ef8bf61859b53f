import { type Price, priceTexts } from '@wildpath/contract'

import type { Business } from '../business/business.ts'
import { findPrices } from '../facts/money.ts'
import { sentence } from '../grammar/phrases.ts'
import { inSentence } from '../phrasing/in-sentence.ts'
import { clausesOf } from './offer-clauses.ts'
import { beOf, theThing } from './thing-phrases.ts'

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

export function saidPrice(
  { name, price }: Business['offerings'][number],
  { offer }: Business,
): string {
  if (price === undefined) return theThing(name)
  return `${theThing(name)} ${beOf(name)} ${moneyOf(price, offer?.wording ?? '')}`
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
