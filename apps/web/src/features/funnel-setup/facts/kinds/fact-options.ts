import { type PriceUnit, priceUnits, ruleKinds, weekdays } from '@wildpath/contract'

type Option = { value: string; label: string }

const ruleLabels: Record<(typeof ruleKinds)[number], string> = {
  cancellation: 'Cancellation',
  weather: 'Weather',
  deposit: 'Deposit',
  opening: 'Opening days',
  restriction: 'Who may take part',
  other: 'Something else',
}
export const ruleOptions = ruleKinds.map((value) => ({ value, label: ruleLabels[value] }))

const unitLabels: Record<PriceUnit, string> = {
  'person': 'per person',
  'child': 'per child',
  'group': 'per group',
  'couple': 'per couple',
  'family': 'per family',
  'vehicle': 'per vehicle',
  'item': 'each',
  'lesson': 'per lesson',
  'session': 'per session',
  'trip': 'per trip',
  'hour': 'per hour',
  'half-day': 'per half day',
  'day': 'per day',
  'night': 'per night',
  'week': 'per week',
  'month': 'per month',
  'year': 'per year',
  'whole': 'for everything',
}
export const unitOptions = priceUnits.map((value) => ({ value, label: unitLabels[value] }))
export const unitLabel = (unit: PriceUnit): string => unitLabels[unit]

const dayNames: Record<(typeof weekdays)[number], string> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
}
export const dayOptions = weekdays.map((value) => ({ value, label: dayNames[value] }))

/** Asked for most often, so that they stand first. */
const commonCurrencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'CHF', 'NOK', 'SEK', 'DKK']
const currencyNames = new Intl.DisplayNames('en', { type: 'currency' })
const allCurrencies = [...new Set([...commonCurrencies, ...Intl.supportedValuesOf('currency')])]
export const currencyOptions: Option[] = allCurrencies.map((value) => ({
  value,
  label: `${value} · ${currencyNames.of(value) ?? value}`,
}))
/** Where there is little room. */
export const currencyCodes: Option[] = allCurrencies.map((value) => ({ value, label: value }))

const languageTags = [
  'en',
  'ar',
  'bg',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'es',
  'et',
  'fi',
  'fr',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'is',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'nb',
  'nl',
  'pl',
  'pt',
  'ro',
  'sk',
  'sl',
  'sr',
  'sv',
  'th',
  'tr',
  'uk',
  'vi',
  'zh',
]
const languageNames = new Intl.DisplayNames('en', { type: 'language' })
export const languageOptions: Option[] = languageTags.map((value) => ({
  value,
  label: languageName(value),
}))

export function languageName(tag: string): string {
  return languageNames.of(tag) ?? tag
}
