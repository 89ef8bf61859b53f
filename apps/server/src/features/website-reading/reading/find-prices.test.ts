import { describe, expect, it } from 'vitest'

import { findPrices } from './find-prices.ts'

const told = (text: string, country: string | null = null) =>
  findPrices(text, country).map(
    ({ price: { amount, currency, unit, is_from }, payer }) =>
      `${is_from ? 'from ' : ''}${amount} ${currency} ${unit}${payer === null ? '' : ` ${payer}`}`,
  )

describe('a price', () => {
  it.each([
    ['$79 per person', 'US', '79 USD person'],
    ['$79 per person', 'CA', '79 CAD person'],
    ['1.250,50 € pro Person', null, '1250.5 EUR person'],
    ['$1,250.50 per group', 'US', '1250.5 USD group other'],
    ['CHF 45.– pro Tag', null, '45 CHF day'],
    ["CHF 1'200.– pro Woche", null, '1200 CHF week'],
    ['35,- €', null, '35 EUR item'],
    ['1 350 kr per natt', 'NO', '1350 NOK night'],
    ['450 kr', 'SE', '450 SEK item'],
    ['ab 55 € par personne', null, 'from 55 EUR person'],
    ['from £85 per night', null, 'from 85 GBP night'],
    ['€45–60 per hour', null, 'from 45 EUR hour'],
    ['$165pp', 'NZ', '165 NZD person'],
    ['$95 each', 'US', '95 USD person'],
    ['R950 per person', 'ZA', '950 ZAR person'],
    ['Half day: $85', 'CA', '85 CAD half-day'],
    ['Adults $65', 'US', '65 USD person adult'],
    ['4 € pro Paar', null, '4 EUR item'],
    ['$220 for up to 10 kids', 'US', '220 USD group'],
    ['bis 8 Kinder: 139 €', null, '139 EUR group'],
    ['max. 8 Personen, 29 €', null, '29 EUR item'],
    ['45 € pour les moins de 14 ans', null, '45 EUR child child'],
    ['Kinder bis 12 Jahre 15 €', null, '15 EUR child child'],
  ])('is read of %s', (text, country, price) => expect(told(text, country)).toEqual([price]))

  it('is told apart from the next one', () => {
    expect(told('$60 per adult, $30 per child', 'US')).toEqual([
      '60 USD person adult',
      '30 USD child child',
    ])
  })

  it('of adults is not one of the children behind it', () => {
    expect(told('Adults 98 € / children (4–12) 59 €')[0]).toBe('98 EUR person adult')
  })

  it.each([
    'Open 9-17',
    '3 dunes within 20 minutes',
    'Room 1,250 m2',
    'since 1987',
    '$0',
    '450 kr',
    'R950',
    'USB 3',
    '+1 435 259 5555',
  ])('is not read of %s', (text) => expect(told(text)).toEqual([]))

  it('in dollars of nobody knows where is a guess', () => {
    expect(findPrices('$50', null)[0]).toMatchObject({ isCurrencySaid: false })
    expect(findPrices('$50', 'AU')[0]).toMatchObject({ isCurrencySaid: true })
  })
})
