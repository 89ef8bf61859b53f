import type { Price } from '@wildpath/contract'

import { type FindingOf, quoteOf } from './finding.ts'
import { readAmount, unitOf } from './find-prices.ts'
import { isOf, lineOf, nameOf, textsOf, type Thing, thingsOf } from './thing.ts'

const sold = new Set(
  'Product Service TouristTrip BoatTrip Trip Event SportsEvent EducationEvent Course HotelRoom Accommodation Campsite CampingPitch Room ProductGroup IndividualProduct TouristAttraction'.split(
    ' ',
  ),
)
const offers = new Set(['Offer', 'AggregateOffer', 'Demand'])

type Place = { origin: string; language: string }

/** What the structured data says is sold. Of several prices of one thing each is a finding of its own. */
export function readOfferings(things: readonly Thing[], place: Place): FindingOf<'offering'>[] {
  return things.flatMap((thing) => {
    if (isOf(thing, sold)) return readSold(thing, place)
    // An offer that names a thing itself, and not one that belongs to a thing.
    const item = thingsOf(thing, 'itemOffered')[0]
    if (!isOf(thing, offers) || item === undefined) return []
    return readSold(item, place, [thing])
  })
}

function readSold(
  thing: Thing,
  { origin, language }: Place,
  own: readonly Thing[] = thingsOf(thing, 'offers'),
): FindingOf<'offering'>[] {
  const name = lineOf(thing, 'name')
  const prices = ofAdults(own.filter(isToBeHad)).flatMap((offer) => priceOf(offer, thing) ?? [])
  // Attractions and the like are described by everybody; what is sold has a price or is a trip.
  if (name === '' || (prices.length === 0 && !isOf(thing, trips))) return []
  const details = detailsOf(thing, language)
  const distinct = new Map(prices.map((found) => [JSON.stringify(found.price), found]))
  const made = (found: (typeof prices)[number] | null): FindingOf<'offering'> => ({
    kind: 'offering',
    origin,
    quote: quoteOf(
      found === null ? name : `${name}: ${found.price.amount} ${found.price.currency}`,
    ),
    confidence: found === null || found.isUnitSaid ? 'high' : 'medium',
    value: { name, ...details, ...(found !== null && { price: found.price }) },
  })
  return distinct.size === 0 ? [made(null)] : [...distinct.values()].map(made)
}

/** What was sold out or has ended is often left standing for years. */
const isToBeHad = (offer: Thing): boolean =>
  !/(?:SoldOut|Discontinued|OutOfStock)$/.test(lineOf(offer, 'availability'))

const trips = new Set(['TouristTrip', 'BoatTrip', 'Course'])

/** Of offers that are told apart by who pays, those of adults; of names that say nothing, all. */
function ofAdults(all: readonly Thing[]): readonly Thing[] {
  const adults = all.filter((offer) =>
    /adult|erwachsen|per person/i.test(lineOf(offer, 'name', 'category')),
  )
  return adults.length > 0 ? adults : all
}

function priceOf(offer: Thing, thing: Thing): { price: Price; isUnitSaid: boolean } | null {
  const specification = thingsOf(offer, 'priceSpecification')[0]
  const lowest = lineOf(offer, 'lowPrice') || lineOf(specification, 'minPrice')
  const said = lineOf(offer, 'price') || lineOf(specification, 'price') || lowest
  const amount = /^\d[\d.,' ]*$/.test(said) ? readAmount(said) : null
  const currency = lineOf(offer, 'priceCurrency') || lineOf(specification, 'priceCurrency')
  if (amount === null || amount === 0 || !/^[A-Z]{3}$/.test(currency)) return null
  const words =
    lineOf(specification, 'unitText') || lineOf(offer, 'unitText') || lineOf(offer, 'name')
  const unit = unitOf(`per ${words}`) ?? unitOf(words)
  const isGoods = isOf(thing, goods)
  const hasRange = lowest !== '' && lineOf(offer, 'highPrice') !== lowest
  return {
    price: { amount, currency, unit: unit ?? 'item', is_from: said === lowest && hasRange },
    isUnitSaid: unit !== null || isGoods,
  }
}

const goods = new Set(['Product', 'ProductGroup', 'IndividualProduct'])

function detailsOf(thing: Thing, language: string) {
  const duration = durationOf(lineOf(thing, 'duration', 'timeRequired'), language)
  const place = thingsOf(thing, 'location')[0] ?? thingsOf(thing, 'tripOrigin')[0]
  const from = lineOf(place, 'name')
  const languages = textsOf(thing, 'inLanguage').filter((text) => text.length > 3)
  return {
    ...(duration !== null && { duration }),
    ...(from !== '' && { meeting_point: from }),
    ...(languages.length > 0 && { languages }),
  }
}

const parts = [
  ['week', /(\d+)W/],
  ['day', /(\d+)D/],
  ['hour', /(\d+(?:\.\d+)?)H/],
  ['minute', /T(?:.*\D)?(\d+)M/],
] as const

/** 'PT2H30M' in the words of the page's language; words stay as they are. */
function durationOf(text: string, language: string): string | null {
  if (text === '') return null
  if (!/^P[\dT]/.test(nameOf(text))) return text
  const told = parts.flatMap(([unit, pattern]) => {
    const count = pattern.exec(text)?.[1]
    if (count === undefined || Number(count) === 0) return []
    return [
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
        Number(count),
      ),
    ]
  })
  return told.length === 0 ? null : told.join(' ')
}

/** Whoever the trips are for, in the site's words. */
export function audiencesOf(thing: Thing): string[] {
  const audiences = thingsOf(thing, 'audience').map((audience) =>
    lineOf(audience, 'audienceType', 'name'),
  )
  return [...textsOf(thing, 'touristType'), ...audiences].filter((text) => text !== '')
}
