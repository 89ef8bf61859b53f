import { z } from 'zod'

/**
 * Currencies of which a dollar was worth ten units or more in January 2025, by that worth to the nearest power of ten.
 * Limits need no more than that: a rate that moves changes nothing here until a currency is worth about a tenth.
 */
const currenciesByScale = {
  10: 'BWP CZK GHS HNL LSL MAD MDL MVR MXN NAD NOK SCR SEK SLE STN SZL ZAR ZMW',
  100: 'AFN ALL BDT BTN CVE DJF DOP DZD EGP ETB GMD HTG INR ISK JMD JPY KES KGS LKR LRD MKD MUR MZN NIO NPR PHP PKR RSD RUB THB TRY TWD UAH UYU XPF YER',
  1_000: 'AMD AOA ARS BIF CDF CLP CRC HUF IQD KMF KRW KZT MMK MWK NGN RWF SDG SOS TZS XAF XOF',
  10_000: 'COP GNF IDR KHR LAK MGA MNT PYG UGX UZS VND',
  100_000: 'LBP',
}

const scales = new Map(
  Object.entries(currenciesByScale).flatMap(([scale, currencies]) =>
    currencies.split(' ').map((currency) => [currency, Number(scale)] as const),
  ),
)

/** Units of a currency (ISO 4217) that are worth roughly a dollar, as a power of ten; 1 where that is unknown. */
export function adMoneyScale(currency: string): number {
  return scales.get(currency) ?? 1
}

/** Amounts a day, in units of a currency; `first` is what stands there before anybody chooses. */
export type AdMoneyLimits = { least: number; most: number; first: number; step: number }

/** Of the budget of an ad (spec 3, sections 5 and 9), for an account in this currency. */
export function adBudgetLimitsOf(currency: string): AdMoneyLimits {
  return limitsOf(currency, { least: 1, most: 10_000, first: 20 })
}

/** Limits of a total budget. */
export function getTotalBudgetLimits(currency: string): AdMoneyLimits {
  return limitsOf(currency, { least: 1, most: 1_000_000, first: 200 })
}

/** Of the cap of an account in this currency. */
export function adCapLimitsOf(currency: string): AdMoneyLimits {
  return limitsOf(currency, { least: 1, most: 100_000, first: 100 })
}

function limitsOf(
  currency: string,
  dollars: Record<'least' | 'most' | 'first', number>,
): AdMoneyLimits {
  const scale = adMoneyScale(currency)
  return {
    least: dollars.least * scale,
    most: dollars.most * scale,
    first: dollars.first * scale,
    step: isWhole(currency) ? 1 : 0.01,
  }
}

/** Of these Meta takes whole units, too (developers.facebook.com/docs/marketing-api/currencies). */
const wholeAtMeta = ['CRC', 'TWD']

/** Whether nobody counts parts of a unit. */
function isWhole(currency: string): boolean {
  if (!isCurrency(currency)) return false
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return maximumFractionDigits === 0 || wholeAtMeta.includes(currency)
}

/** A budget a day of an account in this currency. */
export function dailyBudgetSchemaOf(currency: string) {
  const limits = adBudgetLimitsOf(currency)
  const money = wholeMoneyIn(currency)
  return amountSchema(limits, {
    missing: 'Daily budget is required',
    tooLittle: `Minimum budget is ${money.format(limits.least)}`,
    tooMuch: `Maximum budget is ${money.format(limits.most)}`,
  })
}

/** Total budget for an account in this currency. */
export function buildTotalBudgetSchema(currency: string) {
  const limits = getTotalBudgetLimits(currency)
  const money = wholeMoneyIn(currency)
  return amountSchema(limits, {
    missing: 'Total budget is required',
    tooLittle: `Minimum budget is ${money.format(limits.least)}`,
    tooMuch: `Maximum budget is ${money.format(limits.most)}`,
  })
}

/** A cap a day of an account in this currency. */
export function dailyCapSchemaOf(currency: string) {
  const limits = adCapLimitsOf(currency)
  const money = wholeMoneyIn(currency)
  return amountSchema(limits, {
    missing: 'Daily cap is required',
    tooLittle: `The least is ${money.format(limits.least)}`,
    tooMuch: `The most is ${money.format(limits.most)}`,
  })
}

/** Writes limits, which have no cents. */
function wholeMoneyIn(currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat('en-US', {
    ...(isCurrency(currency) && { style: 'currency', currency }),
    maximumFractionDigits: 0,
  })
}

type AmountTexts = { missing: string; tooLittle: string; tooMuch: string }

function amountSchema({ least, most, step }: AdMoneyLimits, texts: AmountTexts) {
  return z
    .number(texts.missing)
    .min(least, texts.tooLittle)
    .max(most, texts.tooMuch)
    .multipleOf(step, step === 1 ? 'Please enter a whole amount' : 'Please enter whole cents')
}

/** What no currency takes more of; which account an amount is for, and so its limits, only the server knows. */
const largestScale = Math.max(...scales.values())
const mostOfAnyBudget = adBudgetLimitsOf('USD').most * largestScale
const tooMuch = 'This amount is too large'

/** A budget a day in any currency. */
export const dailyBudgetSchema = amountSchema(
  { ...adBudgetLimitsOf('USD'), most: mostOfAnyBudget },
  { missing: 'Daily budget is required', tooLittle: 'Minimum budget is $1', tooMuch },
)

/** Total budget in any currency. */
export const totalBudgetSchema = amountSchema(
  { ...getTotalBudgetLimits('USD'), most: getTotalBudgetLimits('USD').most * largestScale },
  { missing: 'Total budget is required', tooLittle: 'Minimum budget is $1', tooMuch },
)

/** Daily budget as a URL parameter. */
export const dailyBudgetQuery = z.coerce
  .number()
  .min(adBudgetLimitsOf('USD').least)
  .max(mostOfAnyBudget)

/** A cap a day in any currency. */
export const dailyCapSchema = amountSchema(
  { ...adCapLimitsOf('USD'), most: adCapLimitsOf('USD').most * largestScale },
  { missing: 'Daily cap is required', tooLittle: 'The least is $1', tooMuch },
)

function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code)
}
