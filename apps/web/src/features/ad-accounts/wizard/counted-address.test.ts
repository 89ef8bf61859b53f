import { expect, it } from 'vitest'

import { countedAddress } from './counted-address.ts'

const funnel = { slug: 'river' }
const own = 'https://wildpath.example/f/river'
const ofAd = { funnel, platform: 'google', creationId: '0e7b' } as const

it('names the adventure and the ad, and keeps what else the address says', () => {
  expect(countedAddress({ ...ofAd, address: `${own}?lang=de&utm_source=flyer` })).toBe(
    `${own}?lang=de&utm_source=google&utm_medium=cpc&utm_campaign=river&utm_content=google-0e7b`,
  )
})

it('leaves an address as it is that names an ad of the adventure', () => {
  const address = `${own}?utm_source=google&utm_medium=cpc&utm_campaign=river&utm_content=google-ad-2`
  expect(countedAddress({ ...ofAd, address })).toBe(address)
  expect(countedAddress({ ...ofAd, address, platform: 'facebook' })).toBe(
    `${own}?utm_source=facebook&utm_medium=paid_social&utm_campaign=river&utm_content=facebook-0e7b`,
  )
})
