import { noFacts, socialAdLimits } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { buildBusinessInfo } from '../../../../entities/funnel/testing/build-business-info.ts'
import { buildContent } from '../../../../entities/funnel/testing/build-content.ts'
import { socialAdOfAdventure as proposeAd } from './social-ad-of-adventure.ts'

const funnel = {
  business_info: buildBusinessInfo(),
  business_facts: noFacts,
  public_url: 'https://trips.example/',
  slug: 'big-bend',
  generated_content: buildContent(),
  custom_branding: { logo_url: '' },
  usesPageBuilder: false,
  landingPageSections: null,
  landingPageLook: null,
} satisfies Parameters<typeof proposeAd>[0]
const socialAdOfAdventure = (
  of: Parameters<typeof proposeAd>[0],
  ad: Parameters<typeof proposeAd>[1],
) => proposeAd(of, ad, { hasPixel: false })
const ad = { platform: 'facebook', id: 'facebook-1', headline: 'Raft it', body: 'Come.' } as const

it('takes the ad with its picture, and the address that names it', () => {
  const begun = socialAdOfAdventure(funnel, { ...ad, imageUrl: '/media/a.webp' })
  expect(begun).toMatchObject({
    headline: 'Raft it',
    primaryText: 'Come.',
    imageUrl: '/media/a.webp',
  })
  const { searchParams } = new URL(begun.destinationUrl ?? '')
  expect(Object.fromEntries(searchParams)).toEqual({
    utm_source: 'facebook',
    utm_medium: 'paid_social',
    utm_campaign: funnel.slug,
    utm_content: 'facebook-1',
  })
})

it('takes no picture from elsewhere, and a name once and no longer than it may be', () => {
  const business = funnel.business_info.business_name
  const named = (headline: string, imageUrl?: string) =>
    socialAdOfAdventure(funnel, { ...ad, headline, imageUrl })
  expect(named('Raft it', 'https://elsewhere.example/a.png').imageUrl).toBeNull()
  expect(named('Raft it').name).toBe(`${business}: Raft it`)
  expect(named(`${business} by night`).name).toBe(`${business} by night`)
  expect(named('x y'.repeat(100)).name).toHaveLength(socialAdLimits.name)
})

it('proposes the offer instead of the name of the business as the headline', () => {
  const { business_name, main_offer } = funnel.business_info
  expect(socialAdOfAdventure(funnel, { ...ad, headline: business_name }).headline).toBe(main_offer)
})

it('proposes the picture of the page for an ad that has none, where it is one of ours', () => {
  const withPhoto = (src: string) => ({
    ...funnel,
    generated_content: buildContent({
      pictures: [{ src, alt: 'A raft in the canyon', width: 1920, height: 1280 }],
    }),
  })
  const own = `/media/${'a'.repeat(32)}/1920.webp`
  expect(socialAdOfAdventure(withPhoto(own), ad).imageUrl).toBe(own)
  expect(socialAdOfAdventure(withPhoto(own), { ...ad, imageUrl: '/media/b.webp' }).imageUrl).toBe(
    '/media/b.webp',
  )
  const foreign = { ...ad, imageUrl: 'https://elsewhere.example/b.png' }
  expect(socialAdOfAdventure(withPhoto(own), foreign).imageUrl).toBe(own)
  expect(socialAdOfAdventure(withPhoto('https://elsewhere.example/a.png'), ad).imageUrl).toBeNull()
  // A drawn scene is no stored picture.
  expect(socialAdOfAdventure(funnel, ad).imageUrl).toBeNull()
})

it("proposes another ad's picture if neither the ad nor the page has one", () => {
  const content = buildContent()
  const stored = { ...ad, createdAt: '2031-05-01T08:00:00.000Z' }
  const other = { ...stored, id: 'facebook-2', imageUrl: '/media/c.webp' }
  const pictured = {
    ...funnel,
    generated_content: { ...content, ad_copy: { facebook_ads: [stored, other], google_ads: [] } },
  }
  expect(socialAdOfAdventure(pictured, ad).imageUrl).toBe('/media/c.webp')
  const foreign = { ...other, imageUrl: 'https://elsewhere.example/b.png' }
  const unpictured = {
    ...funnel,
    generated_content: { ...content, ad_copy: { facebook_ads: [stored, foreign], google_ads: [] } },
  }
  expect(socialAdOfAdventure(unpictured, ad).imageUrl).toBeNull()
})

it('proposes conversions if the page has a pixel, else traffic', () => {
  expect(proposeAd(funnel, ad, { hasPixel: true }).objective).toBe('CONVERSIONS')
  expect(proposeAd(funnel, ad, { hasPixel: false }).objective).toBe('TRAFFIC')
})
