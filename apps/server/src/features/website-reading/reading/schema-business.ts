import type { FactValue } from '@wildpath/contract'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { z } from 'zod'

import { type Finding, quoteOf } from './finding.ts'
import type { Page } from './open-page.ts'
import { hoursOf, readDay, readHours } from './read-hours.ts'
import { everyThing, isOf, lineOf, textsOf, type Thing, thingsOf } from './thing.ts'

const businesses =
  /Business|Organization|Corporation|Store$|Shop|Agency|Attraction|Campground|Hotel|Hostel|Resort|Motel|BedAndBreakfast|Club|Gym|Restaurant|Cafe|TouristInformationCenter|SportsActivityLocation|StadiumOrArena|ProfessionalService|LodgingBusiness|School$|Park$/

/** The business that a site is about, in all places where its pages describe it; its own page comes first. */
export function findBusinesses(pages: readonly Page[]): { thing: Thing; page: Page }[] {
  const all = pages.flatMap((page) =>
    everyThing(page.things)
      .filter(({ types }) => types.some((type) => businesses.test(type)))
      .map((thing) => ({ thing, page })),
  )
  const weight = ({ thing }: { thing: Thing }) => thing.properties.size
  const main = all.toSorted((a, b) => weight(b) - weight(a))[0]
  const name = lineOf(main?.thing, 'name').toLowerCase()
  // Partners and authors of reviews are businesses as well.
  return all.filter(({ thing }) => ['', name].includes(lineOf(thing, 'name').toLowerCase()))
}

type Place = { origin: string; country: CountryCode | null }

/** What the structured data says of the business itself. */
export function readBusiness(thing: Thing, place: Place): Finding[] {
  const made = (finding: Omit<Finding, 'confidence' | 'origin'>) =>
    ({ confidence: 'high', origin: place.origin, ...finding }) as Finding
  const contacts = [thing, ...thingsOf(thing, 'contactPoint')]
  return [
    ...contacts
      .flatMap((one) => textsOf(one, 'telephone'))
      .flatMap((text) => {
        const number = phoneOf(text, place.country)
        return number === null ? [] : [made({ kind: 'phone', value: { number }, quote: text })]
      }),
    ...contacts
      .flatMap((one) => textsOf(one, 'email'))
      .map((text) =>
        made({ kind: 'email', value: { address: text.replace(/^mailto:/i, '') }, quote: text }),
      ),
    ...thingsOf(thing, 'address').flatMap((address) => {
      const value = addressOf(address)
      const quote = quoteOf(Object.values(value).join(', '))
      return [made({ kind: 'address', value, quote })]
    }),
    ...thingsOf(thing, 'geo').flatMap((geo) => {
      const value = pointOf(lineOf(geo, 'latitude', 'lat'), lineOf(geo, 'longitude', 'long'))
      return value === null ? [] : [made({ kind: 'location', value, quote: '' })]
    }),
    ...readOpening(thing).map((value) => made({ kind: 'hours', value, quote: '' })),
    ...textsOf(thing, 'foundingDate').flatMap((text) => {
      const year = Number(/^\d{4}/.exec(text)?.[0])
      return Number.isInteger(year) ? [made({ kind: 'since', value: { year }, quote: text })] : []
    }),
    ...textsOf(thing, 'sameAs')
      .filter(isSocial)
      .map((url) => made({ kind: 'social-link', value: { url }, quote: url })),
    ...textsOf(thing, 'currenciesAccepted')
      .filter((code) => /^[A-Z]{3}$/.test(code))
      .map((code) => made({ kind: 'currency', value: { code }, quote: code })),
    ...[...textsOf(thing, 'award'), ...textsOf(thing, 'hasCredential')].map((text) =>
      made({ kind: 'certificate', value: { text }, quote: quoteOf(text) }),
    ),
    ...[...thingsOf(thing, 'employee'), ...thingsOf(thing, 'founder')].flatMap((person) => {
      const name = lineOf(person, 'name')
      const about = lineOf(person, 'jobTitle', 'description')
      const value = { name, ...(about !== '' && { about }) }
      return name === '' ? [] : [made({ kind: 'guide', value, quote: quoteOf(name) })]
    }),
    ...readReviews(thing, made),
    ...thingsOf(thing, 'potentialAction').flatMap((action) => {
      if (!isOf(action, reservations)) return []
      const target = lineOf(thingsOf(action, 'target')[0], 'urlTemplate', 'url')
      const url = target === '' ? lineOf(action, 'target', 'url') : target
      return URL.canParse(url) ? [made({ kind: 'booking-link', value: { url }, quote: url })] : []
    }),
  ]
}

const reservations = new Set(['ReserveAction', 'OrderAction', 'BuyAction'])

type Make = (finding: Omit<Finding, 'confidence' | 'origin'>) => Finding

export function readReviews(thing: Thing, made: Make): Finding[] {
  const reviews = [...thingsOf(thing, 'review'), ...thingsOf(thing, 'reviews')]
  return reviews.flatMap((review) => {
    const [text, name] = [lineOf(review, 'reviewBody', 'description'), lineOf(review, 'author')]
    const source = lineOf(review, 'publisher')
    const value = { text, name, ...(source !== '' && { source }) }
    const isWhole = text !== '' && name !== ''
    return isWhole ? [made({ kind: 'review', value, quote: quoteOf(text) })] : []
  })
}

/** In international form, so that everybody can call it; null for what is no number. */
export function phoneOf(text: string, country: CountryCode | null): string | null {
  const options = country === null ? {} : { defaultCountry: country }
  const number = parsePhoneNumberFromString(text.replace(/^tel:/i, ''), options)
  return number?.isPossible() === true ? number.formatInternational() : null
}

export function addressOf(address: Thing) {
  const parts = {
    street: lineOf(address, 'streetAddress'),
    postal_code: lineOf(address, 'postalCode'),
    locality: lineOf(address, 'addressLocality'),
    region: lineOf(address, 'addressRegion'),
    country: lineOf(address, 'addressCountry'),
  }
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== ''))
}

export function pointOf(latitude: string, longitude: string) {
  const read = z.coerce.number()
  const [lat, lon] = [read.safeParse(latitude), read.safeParse(longitude)]
  if (!lat.success || !lon.success || latitude === '' || longitude === '') return null
  // Zero and zero lie in the sea: nobody filled them in.
  return lat.data === 0 && lon.data === 0 ? null : { latitude: lat.data, longitude: lon.data }
}

/** One reading for each season that is told apart: which of them holds is not guessed. */
function readOpening(thing: Thing) {
  const bySeason = Map.groupBy(
    thingsOf(thing, 'openingHoursSpecification'),
    (hours) => `${lineOf(hours, 'validFrom')} ${lineOf(hours, 'validThrough')}`,
  )
  const specified = [...bySeason.values()].map((season) =>
    hoursOf(
      season.flatMap((hours) => {
        const days = textsOf(hours, 'dayOfWeek').flatMap(
          (text) => readDay(text.split(/[/#:]/).at(-1) ?? '') ?? [],
        )
        const [opens, closes] = [timeOf(lineOf(hours, 'opens')), timeOf(lineOf(hours, 'closes'))]
        // From midnight to midnight is schema.org's way to say that a day is closed.
        const isOpen = opens !== null && closes !== null && opens !== closes
        return isOpen && days.length > 0 ? [{ days, opens, closes }] : []
      }),
    ),
  )
  return [...specified, readHours(textsOf(thing, 'openingHours'))]
    .filter((hours) => hours !== null)
    .filter((hours) => !isNeverClosed(hours))
}

/** What templates say until somebody fills them in. */
const isNeverClosed = ({ periods }: FactValue<'hours'>): boolean =>
  periods.every(({ opens, closes }) => opens === '00:00' && closes === '23:59')

function timeOf(text: string): string | null {
  const time = /^(?:T)?(\d{1,2}):(\d{2})/.exec(text)
  const found = time === null ? '' : `${time[1]?.padStart(2, '0')}:${time[2]}`
  if (found === '24:00') return '23:59'
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(found) ? found : null
}

const networks =
  /(?:^|\.)(?:facebook\.com|instagram\.com|twitter\.com|x\.com|youtube\.com|tiktok\.com|linkedin\.com|pinterest\.[a-z.]+|tripadvisor\.[a-z.]+|strava\.com|vimeo\.com|bsky\.app|threads\.net)$/

/** Whether an address is somebody's own page at a network, and not a button to share another. */
export function isSocial(address: string): boolean {
  const url = URL.parse(address)
  if (url === null || !networks.test(url.hostname) || url.pathname.length < 2) return false
  return !/shar|intent|dialog|plugins|\/embed|\/watch|\/p\/|\/reel|\/status\/|\/tr\b|\/hashtag/i.test(
    url.pathname,
  )
}
