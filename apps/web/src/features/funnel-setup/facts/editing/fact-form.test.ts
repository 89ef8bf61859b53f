import { type FactKind, factValues } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import type { FieldInput } from '../kinds/fact-field.ts'
import { inputsOf, readForm } from './fact-form.ts'
import { factGroups, factKinds, kindsOf } from '../kinds/fact-kinds.ts'
import { sampleValues } from '../kinds/facts.fixture.ts'

const kinds = Object.keys(factKinds) as FactKind[]

function read(kind: FactKind, typed: Record<string, FieldInput>) {
  const { fields, preset: base = {} } = factKinds[kind]
  const inputs = { ...inputsOf(fields, base, { currency: 'EUR' }), ...typed }
  return readForm({ kind, fields, base }, inputs)
}

describe('the description of kinds', () => {
  it.each(kinds)('asks for every part of a fact of the kind %s', (kind) => {
    const asked = factKinds[kind].fields.map(({ name }) => name)
    expect(asked.toSorted()).toEqual(Object.keys(factValues[kind].shape).toSorted())
  })

  it('puts every kind into one group', () => {
    expect(factGroups.flatMap(({ key }) => kindsOf(key)).toSorted()).toEqual(kinds.toSorted())
  })

  it.each(kinds)('gives back a fact of the kind %s as it was when nothing is typed', (kind) => {
    const { fields, preset: base = {} } = factKinds[kind]
    const value = sampleValues[kind]
    const inputs = inputsOf(fields, value, { currency: 'USD' })
    expect(readForm({ kind, fields, base }, inputs)).toEqual({ ok: true, value })
  })
})

describe('a form', () => {
  it('makes a price of amount, currency and unit', () => {
    const price = { amount: '1.299,50', currency: 'EUR', unit: 'group', is_from: true }
    expect(read('offering', { name: 'Full-day tour', price })).toEqual({
      ok: true,
      value: { name: 'Full-day tour', price: { ...price, amount: 1299.5 } },
    })
  })

  it('leaves out what was left blank, and reads a list line by line', () => {
    expect(read('offering', { name: ' Full-day  tour ', included: 'Lunch\n\n Wetsuit ' })).toEqual({
      ok: true,
      value: { name: 'Full-day tour', included: ['Lunch', 'Wetsuit'] },
    })
  })

  it.each<[FactKind, Record<string, FieldInput>, Record<string, string>]>([
    ['offering', {}, { name: 'Please fill this in' }],
    ['email', { address: 'ana at home' }, { address: 'Please enter a valid email address' }],
    ['booking-link', { url: 'localhost' }, { url: 'Please enter a valid URL' }],
    ['since', { year: 'long ago' }, { year: 'Please enter a number' }],
    ['since', { year: '12' }, { year: 'Please check this' }],
    ['currency', {}, { code: 'Please choose one' }],
    ['hours', {}, { periods: 'Please choose at least one day' }],
    ['address', { country: 'Norway' }, { locality: 'An address names a street or a place' }],
    ['offer', { saving: '10 % off' }, { wording: 'Please fill this in' }],
    ['audience', { text: 'a'.repeat(161) }, { text: 'Please use at most 160 characters' }],
  ])('for the kind %s says what is wrong', (kind, typed, faults) => {
    expect(read(kind, typed)).toEqual({ ok: false, faults })
  })

  it('says that an amount is none, and that a row of hours has no time', () => {
    const price = { amount: 'free', currency: 'EUR', unit: 'group', is_from: false }
    expect(read('offering', { name: 'Tour', price })).toEqual({
      ok: false,
      faults: { price: 'Please enter an amount such as 79 or 79.50' },
    })
    const periods = [{ days: ['mo'], opens: '', closes: '17:00' }]
    expect(read('hours', { periods })).toEqual({
      ok: false,
      faults: { periods: 'Please choose a day and both times in every row' },
    })
  })
})
