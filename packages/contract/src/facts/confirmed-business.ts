import type { ConfirmedBusiness } from '@wildpath/page/compose'
import { localeOf, type PageWords, wordsOf } from '@wildpath/page/language'

import { type BusinessFacts, type FactOf, listFacts } from './business-facts.ts'
import { addressLines } from './postal-address.ts'
import { type Price, weekdays } from './fact-values.ts'
import { socialNetworks } from '../social-networks.ts'
import { readWebAddress } from '../web-address.ts'

/**
 * What the owner confirmed, in words for a page whose texts are in that language. Proposals are not published
 * as facts.
 */
export function confirmedBusiness(known: BusinessFacts, language?: string): ConfirmedBusiness {
  const confirmed = onlyConfirmed(known)
  const [phone] = listFacts(confirmed, 'phone')
  const [email] = listFacts(confirmed, 'email')
  const [address] = listFacts(confirmed, 'address')
  const [hours] = listFacts(confirmed, 'hours')
  const [location] = listFacts(confirmed, 'location')
  const [booking] = listFacts(confirmed, 'booking-link')
  const offerings = listFacts(confirmed, 'offering').map(({ value }) => value)
  const prices = offerings.flatMap((offering) => pricesOf(offering, language))
  const outings = offerings.map((offering) => outingOf(offering, wordsOf(language).outing))
  const bring = unique(offerings.flatMap((offering) => offering.bring ?? []))
  const bookingUrl = booking && readWebAddress(booking.value.url)?.href
  const reviews = listFacts(confirmed, 'review').map(({ value }) => value)
  const figures = listFacts(confirmed, 'figure').map(({ value }) => value)
  const profiles = listFacts(confirmed, 'social-link').flatMap(({ value }) => profileOf(value.url))
  return {
    ...(phone && { phone: phone.value.number }),
    ...(email && { email: email.value.address }),
    ...(address && { address: addressLines(address.value, language).join('\n') }),
    ...(hours && { hours: hoursTexts(hours.value, wordsOf(language).hours) }),
    ...(prices.length > 0 && { prices }),
    ...(outings.some(({ details }) => details.length > 0) && {
      outings: outings.filter(({ details }) => details.length > 0),
    }),
    ...(bring.length > 0 && { bring }),
    ...(reviews.length > 0 && { reviews }),
    // One alone would be a band with nothing in it; the texts tell it.
    ...(figures.length > 1 && { figures }),
    ...(location && { mapUrl: mapUrl(location.value) }),
    ...(bookingUrl && { bookingUrl }),
    ...(profiles.length > 0 && { profiles }),
  }
}

/** Without what was only proposed. */
export function onlyConfirmed(known: BusinessFacts): BusinessFacts {
  return { ...known, facts: known.facts.filter(({ is_confirmed }) => is_confirmed) }
}

/** What a visitor asks of an outing; what its line of the price list says is not said again. */
function outingOf(offering: FactOf<'offering'>['value'], words: PageWords['outing']) {
  const { name, price, season, days, meeting_point, requirements, difficulty } = offering
  const { duration, group_size, included = [], not_included = [], languages = [], place } = offering
  const isPriced = price !== undefined
  const when = [season, days].filter((text) => text !== undefined)
  const details = [
    { label: words.when, text: when.join(', ') },
    { label: words.duration, text: isPriced ? '' : (duration ?? '') },
    { label: words.where, text: capitalised(place ?? '') },
    { label: words.meetingPoint, text: meeting_point ?? '' },
    { label: words.groupSize, text: isPriced ? '' : (group_size ?? '') },
    { label: words.whoCanCome, text: requirements ?? '' },
    { label: words.difficulty, text: difficulty ?? '' },
    { label: words.included, text: isPriced ? '' : included.join(', ') },
    { label: words.notIncluded, text: not_included.join(', ') },
    { label: words.languages, text: languages.join(', ') },
  ]
  return { name, details: details.filter(({ text }) => text !== '') }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}

/** Google's address of a place on its map, for every device. */
function mapUrl({ latitude, longitude }: FactOf<'location'>['value']): string {
  return `https://www.google.com/maps/search/?api=1&query=${plainDegrees(latitude)},${plainDegrees(longitude)}`
}

/** A tenth of a metre, never as '1e-7'. */
function plainDegrees(degrees: number): string {
  return String(Number(degrees.toFixed(6)))
}

/** A profile by the name of its network, else by its host. */
function profileOf(text: string): { name: string; url: string; icon: string }[] {
  const url = readWebAddress(text)
  if (url === null) return []
  const host = url.hostname.replace(/^www\./, '')
  const network = Object.entries(socialNetworks).find(([, { hosts }]) =>
    hosts.some((known) => host === known || host.endsWith(`.${known}`)),
  )
  const [icon, name] = network === undefined ? ['', host] : [network[0], network[1].label]
  return [{ name, url: url.href, icon }]
}

function pricesOf(
  { name, price, duration, group_size, included = [] }: FactOf<'offering'>['value'],
  language: string | undefined,
) {
  if (price === undefined) return []
  const details = [duration, group_size, ...included].filter((text) => text !== undefined)
  return [{ name, ...priceTexts(price, language), details }]
}

const moneyFormats = new Map<string, Intl.NumberFormat>()

/** Made once each: making one costs more than all that it formats on a page. */
function moneyFormat(locale: string | undefined, currency: string, digits: number) {
  const key = `${locale ?? ''} ${currency} ${digits}`
  const known =
    moneyFormats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  moneyFormats.set(key, known)
  return known
}

/** '€65' and 'per person'. */
export function priceTexts(
  { amount, currency, unit, is_from }: Price,
  language?: string,
): { price: string; unit: string } {
  const { from, units } = wordsOf(language).prices
  const digits = Number.isInteger(amount) ? 0 : 2
  const money = moneyFormat(localeOf(language), currency, digits).format(amount)
  return { price: is_from ? from(money) : money, unit: units[unit] }
}

type HourWords = PageWords['hours']

function hoursTexts({ periods, note }: FactOf<'hours'>['value'], words: HourWords) {
  const times = periods.map((period) => periodText(period, words))
  return note === undefined ? times : [...times, { days: words.note, times: note }]
}

function periodText(
  { days, opens, closes }: FactOf<'hours'>['value']['periods'][number],
  words: HourWords,
) {
  return {
    days: daysText(days, words),
    times: words.timesFromTo(plainTime(opens), plainTime(closes)),
  }
}

/** 'Monday to Friday' where they follow each other, else 'Monday, Wednesday'. */
function daysText(
  days: readonly (typeof weekdays)[number][],
  { days: dayNames, everyDay, daysFromTo }: HourWords,
): string {
  const places = weekdays.flatMap((day, place) => (days.includes(day) ? [place] : []))
  const [first = 0] = places
  const last = places.at(-1) ?? first
  const names = places.map((place) => dayNames[weekdays[place] ?? 'mo'])
  if (places.length === weekdays.length) return everyDay
  const isRun = places.length > 2 && last - first === places.length - 1
  return isRun ? daysFromTo(names[0] ?? '', names.at(-1) ?? '') : names.join(', ')
}

function plainTime(time: string): string {
  return time.replace(/^0/u, '')
}
