import { expect, it } from 'vitest'

import { isPaidMedium, taggedAddress } from './tagged-address.ts'

const ad = { campaign: 'canyon-rafting', adId: 'facebook-1' }

it('says platform, that it was paid for, adventure and ad', () => {
  expect(taggedAddress('https://rafts.example/', { ...ad, platform: 'facebook' })).toBe(
    'https://rafts.example/?utm_source=facebook&utm_medium=paid_social&utm_campaign=canyon-rafting&utm_content=facebook-1',
  )
  expect(taggedAddress('https://rafts.example/f/x', { ...ad, platform: 'google' })).toContain(
    'utm_source=google&utm_medium=cpc',
  )
})

it('keeps what an address carries, and replaces only its own names', () => {
  const address = 'https://rafts.example/?lang=de&utm_source=mail#form'
  expect(taggedAddress(address, { ...ad, platform: 'google' })).toBe(
    'https://rafts.example/?lang=de&utm_source=google&utm_medium=cpc&utm_campaign=canyon-rafting&utm_content=facebook-1#form',
  )
})

it('knows the media that were paid for', () => {
  expect(['cpc', 'paid_social', 'PPC', 'paid-search'].every(isPaidMedium)).toBe(true)
  expect(['', 'email', 'social', 'unpaid', 'organic'].some(isPaidMedium)).toBe(false)
})
