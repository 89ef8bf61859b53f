import { localeOf, wordsOf } from '@wildpath/page/language'

import type { BusinessFacts, Fact } from './business-facts.ts'
import { priceTexts } from './confirmed-business.ts'
import type { Price } from './fact-values.ts'

/** A value that texts may state, and the value that replaces it. */
export type Correction = { from: string; to: string }

/**
 * Lists the values that a change of facts corrects, such as '$95' to '$110', in every form that texts may use. Leaves
 * out values that could appear in a text by accident, and values that are still true of another fact.
 */
export function listCorrections(
  before: BusinessFacts,
  after: BusinessFacts,
  language: string | undefined,
): Correction[] {
  const known = new Map(before.facts.map((fact) => [fact.id, fact]))
  const stated = new Set(after.facts.flatMap((fact) => [...listForms(fact, language).values()]))
  const corrections = after.facts.flatMap((fact) => {
    const previous = known.get(fact.id)
    if (!fact.is_confirmed || previous?.kind !== fact.kind) return []
    return pairForms(listForms(previous, language), listForms(fact, language))
  })
  return corrections.filter(
    ({ from, to }) =>
      isSpecific(from) &&
      !stated.has(from) &&
      corrections.every((other) => other.from !== from || other.to === to),
  )
}

type Forms = ReadonlyMap<string, string>

function pairForms(before: Forms, after: Forms): Correction[] {
  const pairs = new Map<string, Correction>()
  for (const [form, from] of before) {
    const to = after.get(form)
    if (to !== undefined && to !== from && !pairs.has(from)) pairs.set(from, { from, to })
  }
  return [...pairs.values()]
}

/** The forms in which texts state a fact, by their names. */
function listForms({ kind, value }: Fact, language: string | undefined): Forms {
  // Guests' words are not corrected.
  if (kind === 'review') return new Map()
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return new Map([
    ...texts,
    ...texts.map(([name, text]) => [`${name}, capitalized`, capitalize(text)] as const),
    ...(kind === 'figure' ? [['figure', `${value.value} ${value.label}`] as const] : []),
    ...('price' in value && value.price !== undefined ? listPriceForms(value.price, language) : []),
  ])
}

function listPriceForms(price: Price, language: string | undefined): [string, string][] {
  const { currency, unit } = price
  const { price: money } = priceTexts({ ...price, is_from: false }, language)
  const amounts = listAmounts(price, language)
  const symbol = findSymbol(currency)
  const unitText = wordsOf(language).prices.units[unit]
  return [
    ['price', unitText === '' ? money : `${money} ${unitText}`],
    ['money', money],
    ...amounts.flatMap(([name, amount]): [string, string][] => [
      [`${name}, symbol first`, `${symbol}${amount}`],
      [`${name}, symbol last`, `${amount}${symbol}`],
      [`${name}, symbol apart`, `${amount} ${symbol}`],
      [`${name}, code first`, `${currency} ${amount}`],
      [`${name}, code last`, `${amount} ${currency}`],
    ]),
  ]
}

/** '1200', '1,200', and '1,200.00'. */
function listAmounts({ amount }: Price, language: string | undefined): [string, string][] {
  const digits = Number.isInteger(amount) ? 0 : 2
  const format = (minimumFractionDigits: number, useGrouping: boolean) =>
    amount.toLocaleString(localeOf(language), {
      minimumFractionDigits,
      maximumFractionDigits: 2,
      useGrouping,
    })
  return [
    ['plain', format(digits, false)],
    ['grouped', format(digits, true)],
    ['with cents', format(2, true)],
  ]
}

function findSymbol(currency: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Whether a text that holds the value most likely means it: money, amounts with a unit, contact details, proper names. */
function isSpecific(text: string): boolean {
  if (/@|:\/\//.test(text)) return true
  const hasDigit = /\d/.test(text)
  if (hasDigit && /\p{Sc}/u.test(text)) return true
  if (hasDigit && /\p{L}/u.test(text)) return text.length > 3
  if (hasDigit) return text.replaceAll(/\D/g, '').length > 6
  return (text.match(/(?<!\p{L})\p{Lu}\p{Ll}/gu) ?? []).length > 1
}

/** Replaces corrected values in a text where they stand as whole tokens: '$95', but not '$950' or '$95.50'. */
export function correctText(text: string, corrections: readonly Correction[]): string {
  if (corrections.length === 0) return text
  const replacements = new Map(corrections.map(({ from, to }) => [normalizeSpaces(from), to]))
  const longestFirst = [...replacements.keys()].toSorted((a, b) => b.length - a.length)
  const values = longestFirst.map((value) =>
    value.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`),
  )
  const pattern = new RegExp(`${notBefore}(?:${values.join('|')})${notAfter}`, 'gu')
  return text.replaceAll(pattern, (found) => {
    const spaces = found.match(/\s/g) ?? []
    const to = replacements.get(normalizeSpaces(found)) ?? found
    return to.replaceAll(/\s/g, () => spaces.shift() ?? ' ')
  })
}

// The value is part of a longer word or number ('$1,95', '1.3 hours') or ends a range ('2 to 3 hours').
const notBefore = String.raw`(?<![\p{L}\p{N}\p{Sc}]|\p{N}[.,:/]|\p{N}\s?(?:[-–—]|to|bis)\s?\p{Sc}?|\p{N}\s(?:or|oder)\s(?=\p{N}))`
// The value is part of a longer word or number ('$950', '$95.50') or begins a range ('$95–120').
const notAfter = String.raw`(?![\p{L}\p{N}\p{Sc}]|[.,:/]\p{N}|\s?[-–—]\s?\p{Sc}?\p{N})`

function normalizeSpaces(text: string): string {
  return text.replaceAll(/\s/g, ' ')
}
