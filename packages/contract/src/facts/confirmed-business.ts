import type { ConfirmedBusiness } from '@wildpath/page/compose'

import { type BusinessFacts, type FactOf, listFacts } from './business-facts.ts'
import { type Price, weekdays } from './fact-values.ts'
import { priceUnitNames, weekdayNames } from './fact-names.ts'

/** What the owner confirmed, in words for the page. Proposals are not published as facts. */
export function confirmedBusiness(known: BusinessFacts): ConfirmedBusiness {
  const confirmed = { ...known, facts: known.facts.filter(({ is_confirmed }) => is_confirmed) }
  const [phone] = listFacts(confirmed, 'phone')
  const [email] = listFacts(confirmed, 'email')
  const [address] = listFacts(confirmed, 'address')
  const [hours] = listFacts(confirmed, 'hours')
  const prices = listFacts(confirmed, 'offering').flatMap(({ value }) => pricesOf(value))
  return {
    ...(phone && { phone: phone.value.number }),
    ...(email && { email: email.value.address }),
    ...(address && { address: addressLines(address.value) }),
    ...(hours && { hours: hours.value.periods.map((period) => periodText(period)) }),
    ...(prices.length > 0 && { prices }),
  }
}

function pricesOf({
  name,
  price,
  duration,
  group_size,
  included = [],
}: FactOf<'offering'>['value']) {
  if (price === undefined) return []
  const details = [duration, group_size, ...included].filter((text) => text !== undefined)
  return [{ name, ...priceTexts(price), details }]
}

/** '€65' and 'per person'. */
export function priceTexts({ amount, currency, unit, is_from }: Price): {
  price: string
  unit: string
} {
  const digits = Number.isInteger(amount) ? 0 : 2
  const money = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
  return { price: is_from ? `from ${money}` : money, unit: priceUnitNames[unit] }
}

function addressLines(value: FactOf<'address'>['value']): string {
  const { street, postal_code, locality, region, country } = value
  const town = [postal_code, locality].filter((text) => text !== undefined).join(' ')
  return [street, town, region, country]
    .filter((text) => text !== undefined && text !== '')
    .join('\n')
}

function periodText({ days, opens, closes }: FactOf<'hours'>['value']['periods'][number]) {
  return { days: daysText(days), times: `${plainTime(opens)} to ${plainTime(closes)}` }
}

/** 'Monday to Friday' where they follow each other, else 'Monday, Wednesday'. */
function daysText(days: readonly (typeof weekdays)[number][]): string {
  const places = weekdays.flatMap((day, place) => (days.includes(day) ? [place] : []))
  const [first = 0] = places
  const last = places.at(-1) ?? first
  const names = places.map((place) => weekdayNames[weekdays[place] ?? 'mo'])
  if (places.length === weekdays.length) return 'Every day'
  const isRun = places.length > 2 && last - first === places.length - 1
  return isRun ? `${names[0] ?? ''} to ${names.at(-1) ?? ''}` : names.join(', ')
}

function plainTime(time: string): string {
  return time.replace(/^0/u, '')
}
