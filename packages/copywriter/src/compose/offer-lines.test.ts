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
  it.each([
    'Four loaves, paid ahead, for €40 instead of €44',
    'Lava loop €90, river ride €150, helmet included',
    '10% off on weekdays',
  ])('worded %j stands in the words of its owner', (wording) => {
    const things = [
      { name: 'Lava loop', price: euros(90) },
      { name: 'River ride', price: euros(150) },
    ]
    expect(textsOf({ wording, conditions: [] }, ...things).whole).toBe(`${wording}.`)
  })

  it('has shorter forms, none of which parts what is free from its condition', () => {
    expect(walk.short).toContain('€65 per person or €110 for two, at 10am.')
    expect(walk.short.at(-1)).toBe('€65 per person.')
    expect(walk.short.filter((text) => /free/u.test(text) && !/31 March/u.test(text))).toEqual([])
    expect(walk.deal).toBe('Book before 31 March and one friend watches free.')
  })

  it('knows the saving of its card in whatever words', () => {
    const { deal } = textsOf({
      wording: 'One session €90. Three sessions €240 within six months.',
      price: euros(90),
      saving: 'three sessions for €240',
    })
    expect(deal).toBe('Three sessions €240 within six months.')
  })

  it('tells no price alone that may be the reduced one', () => {
    const { base, short } = textsOf({
      wording: '€65 per person in May, not on Sundays',
      saving: '€10 off',
    })
    expect(base).toBeNull()
    expect(short).toEqual(['€65 per person in May, not on Sundays.'])
  })

  it('tells no price without the limit in its own sentence', () => {
    const { base } = textsOf({ wording: '€65 per person on weekdays (€80 else)', price: euros(65) })
    expect(base).toBe('€65 per person on weekdays (€80 else)')
  })

  it('tells conditions that stand beside its wording', () => {
    const { whole, deal } = textsOf({
      wording: '10% off the tour',
      saving: '10% off',
      conditions: ['in May'],
    })
    expect(whole).toBe('10% off the tour. In May.')
    expect(deal).toBe(whole)
  })

  it('of several things under one word names the lowest price as such, unless something limits it', () => {
    const of = (wording: string) =>
      textsOf(
        { wording, thing: 'the horse rides', conditions: [] },
        { name: 'Lava loop', price: euros(90) },
        { name: 'River crossing', price: euros(150) },
      ).base
    expect(of('Lava loop €90, river crossing €150')).toBe('from €90 per person')
    expect(of('Lava loop €90, river crossing €150. Weekdays only')).toBeNull()
  })

  it('that nobody confirmed is told in its plain parts only', () => {
    const { short } = textsOf({ wording: 'Small $75 med $95 = all in. $60 for two. Cash or card' })
    expect(short).toEqual(['$60 for two.'])
  })
})
