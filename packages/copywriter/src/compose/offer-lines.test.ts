import type { FactValue } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { knownBusiness } from '../testing/known-business.ts'
import { offerTexts } from './offer-lines.ts'

const euros = (amount: number) =>
  ({ amount, currency: 'EUR', unit: 'person', is_from: false }) as const
const textsOf = (offer: FactValue<'offer'>, ...offerings: FactValue<'offering'>[]) =>
  offerTexts(
    knownBusiness(
      { kind: 'offer', value: offer },
      ...offerings.map((value) => ({ kind: 'offering', value }) as const),
    ),
  )
const walk = textsOf({
  wording:
    '€65 per person or €110 for two, at 10am. Book before 31 March and one friend watches free.',
  thing: 'the hawk walk',
  price: euros(65),
  saving: 'one friend watches free',
  conditions: ['if you book before 31 March'],
})

describe('an offer', () => {
  it('is told in whole sentences about the thing', () => {
    expect(walk.whole).toBe(
      'The hawk walk is €65 per person or €110 for two, at 10am. Book before 31 March and one friend watches free.',
    )
  })

  it.each([
    [
      'Four loaves, paid ahead, for €40 instead of €44',
      'Four loaves, paid ahead, are €40 instead of €44.',
    ],
    ['Tuning €98 with travel', 'Tuning is €98 with travel.'],
    ['Chimney sweeping with the stove for DKK 650', 'Chimney sweeping with the stove is DKK 650.'],
    ['10% off on weekdays', 'You get 10% off on weekdays.'],
    ['€12 a day; €60 a week', '€12 a day; €60 a week.'],
  ])('worded %j has a verb where its shape surely takes one', (wording, whole) => {
    expect(textsOf({ wording, conditions: [] }).whole).toBe(whole)
  })

  it('has shorter forms, none of which parts what is free from its condition', () => {
    expect(walk.short).toContain('€65 per person or €110 for two.')
    expect(walk.short.at(-1)).toBe('€65 per person.')
    expect(walk.short.filter((text) => /free/u.test(text) && !/31 March/u.test(text))).toEqual([])
    expect(walk.deal).toBe('Book before 31 March and one friend watches free.')
  })

  it('tells no price alone that may be the reduced one', () => {
    const { base, short } = textsOf({
      wording: '€65 per person in May, not on Sundays',
      saving: '€10 off',
    })
    expect(base).toBeNull()
    expect(short).toEqual(['€65 per person in May, not on Sundays.'])
  })

  it('tells conditions that stand beside its wording', () => {
    const { whole, deal } = textsOf({
      wording: '10% off the tour',
      saving: '10% off',
      conditions: ['in May'],
    })
    expect(whole).toBe('You get 10% off the tour. In May.')
    expect(deal).toBe(whole)
  })

  it('of several offerings says each price of its own', () => {
    const { whole } = textsOf(
      { wording: 'Lava loop €90, river ride €150, helmet included', conditions: [] },
      { name: 'Lava loop', price: euros(90) },
      { name: 'River ride', price: euros(150) },
    )
    expect(whole).toBe(
      'The lava loop is €90 per person and the river ride is €150 per person. Helmet included.',
    )
  })

  it('that nobody confirmed is told in its plain parts only', () => {
    const { short } = textsOf({ wording: 'Small $75 med $95 = all in. $60 for two. Cash or card' })
    expect(short).toEqual(['$60 for two.'])
  })
})
