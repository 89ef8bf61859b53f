import { describe, expect, it } from 'vitest'

import { inputHints } from './input-hints.ts'

describe('inputHints', () => {
  it.each([
    ['Name', { autoComplete: 'name' }],
    ['Your full name', { autoComplete: 'name' }],
    ['First name', { autoComplete: 'given-name' }],
    ['Surname', { autoComplete: 'family-name' }],
    ['Company name', { autoComplete: 'organization' }],
    ['Phone number', { autoComplete: 'tel', inputMode: 'tel' }],
    ['City', { autoComplete: 'address-level2' }],
    ['Zip code', { autoComplete: 'postal-code' }],
    ['Preferred date', { autoComplete: 'off' }],
    ['How many are coming, and ages of children', {}],
    ['Names of guests', {}],
    ['People with allergies', {}],
    ['Number of people and their weights', {}],
    ['Group size', { autoComplete: 'off', inputMode: 'numeric' }],
    ['How many guests?', { autoComplete: 'off', inputMode: 'numeric' }],
    ['What is your experience?', {}],
    ["Your dog's name", {}],
  ])('offers for %s: %j', (label, hints) => {
    expect(inputHints({ label, kind: 'text', isRequired: true })).toEqual(hints)
  })

  it('offers the e-mail keyboard for an e-mail field, whatever else its label says', () => {
    expect(inputHints({ label: 'Email or phone', kind: 'email', isRequired: true })).toEqual({
      autoComplete: 'email',
      inputMode: 'email',
    })
  })
})
