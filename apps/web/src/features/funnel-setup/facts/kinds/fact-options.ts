import {
  type PriceUnit,
  priceUnitNames,
  priceUnits,
  ruleKinds,
  weekdayNames,
  weekdays,
} from '@wildpath/contract'

import { languagesWithoutWords, pageLanguages } from '@wildpath/page/language'

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

/** A choice has to say what an empty unit means. */
const unitLabels = { ...priceUnitNames, whole: 'for everything' }
export const unitOptions = priceUnits.map((value) => ({ value, label: unitLabels[value] }))
export const unitLabel = (unit: PriceUnit): string => unitLabels[unit]

export const dayOptions = weekdays.map((value) => ({ value, label: weekdayNames[value] }))

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

const languageNames = new Intl.DisplayNames('en', { type: 'language' })
export const languageOptions: Option[] = [...pageLanguages, ...languagesWithoutWords]
  .map((value) => ({ value, label: languageName(value) }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))

export function languageName(tag: string): string {
  return languageNames.of(tag) ?? tag
}
