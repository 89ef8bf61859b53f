import { noFacts, searchAdLimits } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { buildBusinessInfo } from '../../../../entities/funnel/testing/build-business-info.ts'
import { campaignOfAdventure } from './campaign-of-adventure.ts'

const funnel = {
  business_info: buildBusinessInfo({ business_name: 'Big Bend' }),
  business_facts: noFacts,
  public_url: 'https://trips.example/',
  slug: 'big-bend',
}
const ad = (id: string, headline = `Headline ${id}`, body = `Text ${id}`) => ({
  id,
  headline,
  body,
})

it('takes the ad, the texts of the others, and the address that names it', () => {
  const ads = [ad('g1'), ad('g2'), ad('g3')]
  const begun = campaignOfAdventure(funnel, ad('g2'), ads)
  expect(begun).toMatchObject({
    name: 'Big Bend: Headline g2',
    headline: 'Headline g2',
    description: 'Text g2',
    moreHeadlines: ['Headline g1', 'Headline g3'],
    moreDescriptions: ['Text g1', 'Text g3'],
  })
  expect(begun.keywords).toContain('big bend')
  const { searchParams } = new URL(begun.finalUrl ?? '')
  expect(Object.fromEntries(searchParams)).toEqual({
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: 'big-bend',
    utm_content: 'g2',
  })
})

it('replaces headlines of a single word and the name of the business with the offer', () => {
  const ads = [ad('g1', 'Big Bend'), ad('g2', 'Visits'), ad('g3', 'Raft the canyon')]
  const begun = campaignOfAdventure(funnel, ad('g1', 'Big Bend'), ads)
  expect(begun.headline).toBe('Half-day trip with lunch')
  expect(begun.moreHeadlines).toEqual(['Raft the canyon', 'Half-day trip'])
})

it('lends no text that Google does not take, none twice, and no more than it takes', () => {
  const others = [
    ad('same', 'Headline g1', 'Text g1'),
    ad('long', 'x'.repeat(31), 'x'.repeat(91)),
    ...Array.from({ length: 20 }, (_, index) => ad(`o${index}`)),
    ad('again', 'Headline o1', 'Text o1'),
  ]
  const begun = campaignOfAdventure(funnel, ad('g1'), others)
  expect(begun.moreHeadlines?.slice(0, 2)).toEqual(['Headline o0', 'Headline o1'])
  expect(begun.moreHeadlines).toHaveLength(searchAdLimits.headlines.most - 1)
  expect(begun.moreDescriptions).toHaveLength(searchAdLimits.descriptions.most - 1)
})
