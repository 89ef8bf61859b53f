import { expect, it } from 'vitest'

import { taggedAddress } from '../tagged-address.ts'
import { buildAd, buildAdventure } from './adventure.fixture.ts'
import { metaAdsCsv } from './meta-ads.ts'
import { parseCsv } from './parse-csv.fixture.ts'

it('is a paused campaign with a row for each Facebook ad, without a budget or an audience', () => {
  const [header = [], ...rows] = parseCsv(
    metaAdsCsv(buildAdventure(), new Map([['facebook-2', 'facebook-ad-2.jpg']])),
  )
  expect(header.filter((name) => /budget|countr|age/i.test(name))).toEqual(['Image File Name'])
  const read = rows.map((row) =>
    Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])),
  )
  expect(read[1]).toEqual({
    'Campaign Name': 'Blue Canyon Rafting',
    'Campaign Status': 'PAUSED',
    'Campaign Objective': 'Outcome Traffic',
    'Buying Type': 'AUCTION',
    'Ad Set Name': 'Ad set 1',
    'Ad Set Run Status': 'PAUSED',
    'Destination Type': 'WEBSITE',
    'Optimization Goal': 'LINK_CLICKS',
    'Billing Event': 'IMPRESSIONS',
    'Ad Name': 'Facebook Ad 2',
    'Ad Status': 'PAUSED',
    'Creative Type': 'Link Page Post Ad',
    'Title': 'Raft the canyon 2',
    'Body': 'Half a day on the river, number 2.',
    'Link': 'https://trips.bluecanyon.com/',
    'URL Tags':
      'utm_source=facebook&utm_medium=paid_social&utm_campaign=blue-canyon-rafting&utm_content=facebook-2',
    'Call to Action': 'LEARN_MORE',
    'Image File Name': 'facebook-ad-2.jpg',
  })
  expect(read.map((row) => row['Image File Name'])).toEqual(['', 'facebook-ad-2.jpg'])
})

it('has tags that make the address of the one rule', () => {
  const adventure = buildAdventure()
  const [header = [], row = []] = parseCsv(metaAdsCsv(adventure, new Map()))
  const of = (name: string) => row[header.indexOf(name)]
  expect(`${of('Link')}?${of('URL Tags')}`).toBe(
    taggedAddress(adventure.address, {
      platform: 'facebook',
      campaign: adventure.slug,
      adId: 'facebook-1',
    }),
  )
})

it('keeps the text of an ad to the letter, whatever a spreadsheet makes of it', () => {
  const facebook = [buildAd('facebook', 1, { headline: '=1+1', body: '+ lunch\n“all in”, yes' })]
  const [header = [], row = []] = parseCsv(
    metaAdsCsv(buildAdventure({ ads: { facebook, google: [] } }), new Map()),
  )
  expect(row[header.indexOf('Title')]).toBe('=1+1')
  expect(row[header.indexOf('Body')]).toBe('+ lunch\n“all in”, yes')
})
