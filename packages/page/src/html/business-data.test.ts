import { describe, expect, it } from 'vitest'

import { parsePage } from '../document/page-document.ts'
import type { BusinessOffer, BusinessRecord } from './business-record.ts'
import { structuredData } from './structured-data.ts'

const nothing: BusinessRecord = { activity: null, industry: 'other', profiles: [], offers: [] }

function textOf(record: Partial<BusinessRecord>, sections: readonly object[] = []): string {
  return structuredData({
    page: parsePage({ sections }),
    head: {
      title: 'Raft the Gallatin',
      description: 'Guided half-day trips',
      canonicalUrl: 'https://example.test/f/raft',
      siteName: 'Big Bend Rafting',
      siteUrl: 'https://bigbend.example/',
      business: { ...nothing, ...record },
    },
  })
}

type Business = Record<string, unknown> & { makesOffer: Record<string, unknown>[] }

function show(record: Partial<BusinessRecord>, sections: readonly object[] = []): Business {
  const { '@graph': graph } = JSON.parse(textOf(record, sections)) as {
    '@graph': { publisher: Business }[]
  }
  const [page] = graph
  if (page === undefined) throw new Error('There is no page')
  return page.publisher
}

const address = {
  street: 'Mill Road 3',
  postalCode: '59715',
  locality: 'Bozeman',
  region: 'Montana',
  country: 'USA',
}
const trip: BusinessOffer = {
  name: 'Half-day trip',
  amount: 79,
  currency: 'USD',
  unit: 'person',
  isFrom: false,
}

describe('a business for search engines', () => {
  it('is who it is and where it is, with everything that was confirmed', () => {
    const business = show({
      activity: 'rafting',
      address,
      phone: '+1 406 555 0100',
      email: 'hello@bigbend.example',
      location: { latitude: 45.66, longitude: -111.24 },
      hours: [{ days: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:30' }],
      profiles: ['https://instagram.com/bigbend'],
      foundingYear: 1998,
      offers: [trip],
    })
    expect(business).toEqual({
      '@type': 'SportsActivityLocation',
      '@id': 'https://example.test/f/raft#business',
      'name': 'Big Bend Rafting',
      'url': 'https://bigbend.example/',
      'address': {
        '@type': 'PostalAddress',
        'streetAddress': 'Mill Road 3',
        'postalCode': '59715',
        'addressLocality': 'Bozeman',
        'addressRegion': 'Montana',
        'addressCountry': 'USA',
      },
      'telephone': '+1 406 555 0100',
      'email': 'hello@bigbend.example',
      'geo': { '@type': 'GeoCoordinates', 'latitude': 45.66, 'longitude': -111.24 },
      'hasMap': 'https://www.google.com/maps/search/?api=1&query=45.66,-111.24',
      'openingHoursSpecification': [
        {
          '@type': 'OpeningHoursSpecification',
          'dayOfWeek': ['https://schema.org/Monday', 'https://schema.org/Tuesday'],
          'opens': '09:00',
          'closes': '17:30',
        },
      ],
      'foundingDate': '1998',
      'sameAs': ['https://instagram.com/bigbend'],
      'makesOffer': [
        {
          '@type': 'Offer',
          'url': 'https://example.test/f/raft',
          'price': 79,
          'priceCurrency': 'USD',
          'priceSpecification': {
            '@type': 'UnitPriceSpecification',
            'price': 79,
            'priceCurrency': 'USD',
            'unitText': 'person',
          },
          'itemOffered': { '@type': 'TouristTrip', 'name': 'Half-day trip' },
        },
      ],
    })
  })

  it('is nothing more than its name where nothing was confirmed', () => {
    expect(show({ activity: 'rafting' })).toEqual({
      '@type': 'Organization',
      '@id': 'https://example.test/f/raft#business',
      'name': 'Big Bend Rafting',
      'url': 'https://bigbend.example/',
    })
  })

  it('has hours and a finer type only as a place', () => {
    const hours = [{ days: ['Monday'], opens: '09:00', closes: '17:00' }]
    expect(show({ activity: 'rafting', hours })).not.toHaveProperty('openingHoursSpecification')
    expect(show({ location: { latitude: 1, longitude: 2 }, hours })).toMatchObject({
      '@type': 'LocalBusiness',
      'openingHoursSpecification': [{ opens: '09:00' }],
    })
  })

  it('keeps the address that the page says where none was confirmed', () => {
    const content = { address: '12 Canyon Road', phone: '', email: '' }
    const sections = [{ id: 'contact', type: 'contact', content }]
    expect(show({ phone: '+1 406 555 0100' }, sections)).toMatchObject({
      '@type': 'LocalBusiness',
      'address': '12 Canyon Road',
      'telephone': '+1 406 555 0100',
    })
  })

  it('names no price of its own where it is the lowest of several', () => {
    const [offer] = show({ offers: [{ ...trip, isFrom: true }] }).makesOffer
    expect(offer).not.toHaveProperty('price')
    expect(offer).toMatchObject({
      priceSpecification: { minPrice: 79, priceCurrency: 'USD', unitText: 'person' },
    })
    const [whole] = show({ offers: [{ ...trip, unit: '' }] }).makesOffer
    expect(whole).toMatchObject({ price: 79, priceCurrency: 'USD' })
    expect(whole).not.toHaveProperty('priceSpecification')
  })

  it.each([
    ['rafting', 'other', 'SportsActivityLocation', 'TouristTrip'],
    ['camping', 'lodging', 'Campground', ['Accommodation', 'Product']],
    ['lodge', 'lodging', 'LodgingBusiness', ['Accommodation', 'Product']],
    ['gear-rental', 'outdoor-gear', 'SportingGoodsStore', 'Product'],
    ['gear-shop', 'outdoor-gear', 'SportingGoodsStore', 'Product'],
    ['restaurant', 'restaurant', 'Restaurant', 'Service'],
    ['dentist', 'healthcare', 'Dentist', 'Service'],
    [null, 'lodging', 'LodgingBusiness', ['Accommodation', 'Product']],
    [null, 'guiding', 'LocalBusiness', 'TouristTrip'],
    [null, 'other', 'LocalBusiness', 'Service'],
    ['no such activity', 'saas', 'LocalBusiness', 'Service'],
  ])('%s of %s is a %s that offers %s', (activity, industry, type, offered) => {
    const business = show({ activity, industry, address, offers: [trip] })
    expect(business['@type']).toBe(type)
    expect(business.makesOffer[0]).toMatchObject({ itemOffered: { '@type': offered } })
  })

  it.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '"},"@type":"Person","x":{"',
    'Line\u2028break\u2029 & more',
    '\ud800 broken',
  ])('keeps %j as words, which end no script', (words) => {
    const record = {
      phone: words,
      email: words,
      address: { street: words, locality: words },
      profiles: [words],
      hours: [{ days: [words], opens: words, closes: words }],
      offers: [{ ...trip, name: words, description: words, unit: words, currency: words }],
    }
    const text = textOf(record)
    expect(text).not.toMatch(/[<>&\u2028\u2029]/)
    const business = show(record)
    expect(business).toMatchObject({ '@type': 'LocalBusiness', 'name': 'Big Bend Rafting' })
    expect(business['telephone']).toBe(words)
    expect(business.makesOffer[0]).toMatchObject({ itemOffered: { name: words } })
    expect(business).not.toHaveProperty('x')
  })
})
