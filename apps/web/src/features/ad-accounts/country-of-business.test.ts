import { type BusinessFacts, noFacts } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { countryOfBusiness } from './country-of-business.ts'

type Stated = {
  kind: string
  value: object
  confidence?: 'high' | 'low'
  quote?: string
  origin?: string
}
type Answers = { product_service?: string; main_offer?: string; target_customer?: string }

const answering = (answers: Answers, ...facts: Stated[]) => ({
  business_info: {
    product_service: 'Guided trips on the river',
    main_offer: 'Half a day for $79',
    ...answers,
  },
  business_facts: {
    ...noFacts,
    facts: facts.map((fact, index) => ({
      id: `fact-${index}`,
      source: 'website',
      is_confirmed: false,
      confidence: 'high',
      ...fact,
    })),
  } as BusinessFacts,
})
const knowing = (...facts: Stated[]) => answering({}, ...facts)

const address = (country: string | undefined, confidence: 'high' | 'low' = 'high') => ({
  kind: 'address',
  confidence,
  value: { locality: 'Somewhere', ...(country !== undefined && { country }) },
})
const trip = (value: object) => ({ kind: 'offering', value: { name: 'A trip', ...value } })
const phone = (number: string) => ({ kind: 'phone', value: { number } })

describe('the country of a business', () => {
  it.each([
    ['United States', 'US'],
    ['U.S.A.', 'US'],
    ['us', 'US'],
    ['UK', 'GB'],
    ['Scotland', 'GB'],
    ['Deutschland', 'DE'],
    ['Germany', 'DE'],
    ['Norway', 'NO'],
  ])('with an address in %s is %s', (written, code) => {
    expect(countryOfBusiness(knowing(address(written)))).toEqual({ code, by: 'address' })
  })

  it.each([
    [{ meeting_point: 'Voss station, Norway' }, 'NO'],
    [{ place: 'in Canada' }, 'CA'],
    [{ place: 'in the United Kingdom' }, 'GB'],
    [{ place: 'along the Soča, Slovenia' }, 'SI'],
  ])('is else that in which its trips are: %o', (value, code) => {
    expect(countryOfBusiness(knowing(trip(value)))).toEqual({ code, by: 'place' })
  })

  it.each([
    { place: 'in New Mexico' },
    { place: 'in Georgia' },
    { place: 'on the Gulf of Mexico' },
    { meeting_point: 'River Road 1, Salida, CO' },
    { place: 'on the Nantahala River' },
  ])('is no other place by a likeness: %o', (value) => {
    expect(countryOfBusiness(knowing(trip(value)))).toBeNull()
  })

  it.each([
    ['+49 89 123456', 'DE'],
    ['0047 55 12 34 56', 'NO'],
    ['+44 (0)20 7946 0000', 'GB'],
  ])('is at last that of its phone number %s', (number, code) => {
    expect(countryOfBusiness(knowing(phone(number)))).toEqual({ code, by: 'phone' })
  })

  it('is what the address says before what a trip does', () => {
    const known = knowing(trip({ place: 'in Canada' }), phone('+49 89 123456'), address('Norway'))
    expect(countryOfBusiness(known)?.code).toBe('NO')
  })

  it('is unknown where facts are doubtful, or there are none', () => {
    expect(countryOfBusiness(knowing(address('Canada', 'low')))).toBeNull()
    expect(countryOfBusiness(knowing(phone('+1 555 010 2030')))).toBeNull()
    expect(countryOfBusiness(knowing())).toBeNull()
  })

  it.each([
    ['Guided rafting days on the Loisach in Bavaria, Germany, for beginners', 'DE'],
    ['Rafting trips in Banff, Canada', 'CA'],
    ['Rafting on the Raundalselva near Voss, Norway', 'NO'],
    ['Canoe days near Hay-on-Wye, Wales, United Kingdom', 'GB'],
    ['Rafting near Moab, Utah, United States', 'US'],
    ['Rafting near Moab, Utah', 'US'],
  ])('is else the one that its owner names: %s', (product_service, code) => {
    expect(countryOfBusiness(answering({ product_service }))).toEqual({ code, by: 'words' })
  })

  it.each([
    ['Taster session for £25', 'GB'],
    ['A day on the lake from NZ$ 90', 'NZ'],
    ['Via ferrata for 120 CHF', 'CH'],
    ['Half a day for CA$79', 'CA'],
  ])('follows from the currency of its prices: %s', (main_offer, code) => {
    expect(countryOfBusiness(answering({ main_offer }))).toEqual({ code, by: 'currency' })
  })

  it('follows from the price of an offering before the phone number', () => {
    const price = { amount: 25, currency: 'GBP', unit: 'person', is_from: false }
    const known = answering({ main_offer: 'Climb' }, trip({ price }), phone('+49 89 123456'))
    expect(countryOfBusiness(known)).toEqual({ code: 'GB', by: 'currency' })
  })

  it.each(['Half a day for $79', 'Half a day for €79', 'From £25 or €30', 'Meet at 8 AM'])(
    'is unknown if several countries use the currency: %s',
    (main_offer) => {
      expect(countryOfBusiness(answering({ main_offer }))).toBeNull()
    },
  )

  it('is named by the offer and by the words of facts, too', () => {
    const main_offer = 'Half-day raft trip in Canada for $79'
    expect(countryOfBusiness(answering({ main_offer }))?.code).toBe('CA')
    const quoted = { ...trip({ place: 'in Banff' }), quote: 'Rafting in Banff, Canada, all summer' }
    expect(countryOfBusiness(knowing(quoted))?.code).toBe('CA')
  })

  it('is not where its guests come from', () => {
    const target_customer = 'Families from Germany, and students in France'
    expect(countryOfBusiness(answering({ target_customer }))).toBeNull()
    const quote = 'Families in France'
    expect(
      countryOfBusiness(
        knowing(
          { kind: 'audience', value: { text: quote }, quote },
          { kind: 'review', value: { text: 'Great!', author: 'Ann' }, quote },
          { ...trip({}), origin: 'target_customer', quote },
        ),
      ),
    ).toBeNull()
  })

  it('is what the owner says before what a phone number does', () => {
    const product_service = 'Rafting near Voss, Norway'
    const known = answering({ product_service }, phone('+49 89 123456'))
    expect(countryOfBusiness(known)?.code).toBe('NO')
    const several = answering(
      { product_service, main_offer: 'A week in Sweden' },
      phone('+49 89 1'),
    )
    expect(countryOfBusiness(several)).toEqual({ code: 'DE', by: 'phone' })
  })
})
