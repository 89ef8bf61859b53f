import type { BusinessOffer, BusinessRecord } from './business-record.ts'
import { businessType, type OfferedKind, offeredKind } from './business-type.ts'

/** Google's address of a place on its map, for every device. */
const mapAddress = 'https://www.google.com/maps/search/?api=1&query='

type Whose = { id: string | undefined; url: string | undefined }

/**
 * The business as schema.org describes it: whatever the owner confirmed, and nothing else. A place that one
 * can go to has a finer type; without address and place it is an organization.
 */
export function businessData(record: BusinessRecord, { id, url }: Whose): object {
  const { phone, email, address, location, hours = [], profiles, foundingYear, offers } = record
  const isPlace = address !== undefined || location !== undefined
  return {
    '@type': isPlace ? businessType(record) : 'Organization',
    ...(id !== undefined && { '@id': id }),
    ...(address !== undefined && { address: postalAddress(address) }),
    ...(phone !== undefined && { telephone: phone }),
    ...(email !== undefined && { email }),
    ...(location !== undefined && {
      geo: { '@type': 'GeoCoordinates', ...location },
      hasMap: `${mapAddress}${location.latitude},${location.longitude}`,
    }),
    // Hours are of a place; an organization has none.
    ...(isPlace && hours.length > 0 && { openingHoursSpecification: hours.map(openingHours) }),
    ...(foundingYear !== undefined && { foundingDate: String(foundingYear) }),
    ...(profiles.length > 0 && { sameAs: [...profiles] }),
    ...(offers.length > 0 && {
      makesOffer: offers.map((offer) => offerData(offer, { kind: offeredKind(record), url })),
    }),
  }
}

function postalAddress(address: NonNullable<BusinessRecord['address']>): object {
  const { street, postalCode, locality, region, country } = address
  return {
    '@type': 'PostalAddress',
    ...(street !== undefined && { streetAddress: street }),
    ...(postalCode !== undefined && { postalCode }),
    ...(locality !== undefined && { addressLocality: locality }),
    ...(region !== undefined && { addressRegion: region }),
    ...(country !== undefined && { addressCountry: country }),
  }
}

function openingHours({ days, opens, closes }: NonNullable<BusinessRecord['hours']>[number]) {
  return {
    '@type': 'OpeningHoursSpecification',
    'dayOfWeek': days.map((day) => `https://schema.org/${day}`),
    opens,
    closes,
  }
}

const typesOfKinds: Record<OfferedKind, string | string[]> = {
  trip: 'TouristTrip',
  // A room that is sold is both, as Google and schema.org advise for hotels.
  stay: ['Accommodation', 'Product'],
  rental: 'Product',
  product: 'Product',
  service: 'Service',
}

type OfferPlace = { kind: OfferedKind; url: string | undefined }

function offerData(offer: BusinessOffer, { kind, url }: OfferPlace): object {
  const { name, description, amount, currency, unit, isFrom } = offer
  return {
    '@type': 'Offer',
    ...(url !== undefined && { url }),
    ...(kind === 'rental' && {
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    }),
    // The lowest of several prices is no price of its own.
    ...(!isFrom && { price: amount, priceCurrency: currency }),
    ...((isFrom || unit !== '') && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...(isFrom ? { minPrice: amount } : { price: amount }),
        'priceCurrency': currency,
        ...(unit !== '' && { unitText: unit }),
      },
    }),
    'itemOffered': {
      '@type': typesOfKinds[kind],
      name,
      ...(description !== undefined && { description }),
    },
  }
}
