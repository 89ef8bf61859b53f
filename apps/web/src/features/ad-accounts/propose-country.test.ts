import { expect, it } from 'vitest'

import { countryToBegin } from './country-to-begin.ts'

const norway = { code: 'NO', by: 'address' } as const
const canada = { code: 'CA', by: 'account' } as const

it('is the first one that was found', () => {
  expect(countryToBegin([norway, canada])).toEqual({ code: 'NO', note: null })
  expect(countryToBegin([null, canada])).toEqual({
    code: 'CA',
    note: 'Canada is only a guess, by the currency or the time zone of your ad account. Check it.',
  })
  expect(countryToBegin([{ code: 'NO', by: 'words' }, canada])).toEqual({ code: 'NO', note: null })
  expect(countryToBegin([{ code: 'NO', by: 'phone' }]).note).toBe(
    'Norway is only a guess, by your phone number. Check it.',
  )
})

it('is one that can be chosen', () => {
  expect(countryToBegin([norway, canada], (code) => code !== 'NO').code).toBe('CA')
})

it('is the default with a reason to check it, where none was found', () => {
  expect(countryToBegin([null, null])).toEqual({
    code: 'US',
    note: 'United States is only the default: we found no country in what we know of your business. Check it.',
  })
  expect(countryToBegin([null, null], () => true).note).toBe(
    'United States is only the default: we found no country in what we know of your business. Check it.',
  )
  expect(countryToBegin([norway], (code) => code !== 'NO').note).toBe(
    'United States is only the default: we found Norway, which cannot be chosen here. Check it.',
  )
})
