import { describe, expect, it } from 'vitest'

import { proposeCountry } from './propose-country.ts'

const norway = { code: 'NO', by: 'address' } as const
const canada = { code: 'CA', by: 'account' } as const
const ofAdventure = { isOfAdventure: true }

describe('proposeCountry', () => {
  it('takes the first country that was found', () => {
    expect(proposeCountry([norway, canada], ofAdventure)).toEqual({ code: 'NO', note: null })
    expect(proposeCountry([null, canada], ofAdventure).code).toBe('CA')
  })

  it.each([
    ['account', 'Norway is a guess from your ad account. Check it.'],
    ['currency', 'Norway is a guess from the currency of your prices. Check it.'],
    ['phone', 'Norway is a guess from your phone number. Check it.'],
    ['words', null],
  ] as const)('says when a country is a guess: %s', (by, note) => {
    expect(proposeCountry([{ code: 'NO', by }], ofAdventure)).toEqual({ code: 'NO', note })
  })

  it('proposes no country for an adventure whose country is unknown', () => {
    expect(proposeCountry([null, null], ofAdventure).code).toBeNull()
  })

  it('uses the default of the specification without an adventure', () => {
    expect(proposeCountry([null], { isOfAdventure: false }).code).toBe('US')
  })
})
