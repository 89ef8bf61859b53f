import { expect, it } from 'vitest'

import { buildAd, buildAdventure } from './adventure.fixture.ts'
import { googleAdsEditorCsv } from './google-ads-editor.ts'
import { parseCsv } from './parse-csv.fixture.ts'
import { searchAdOf } from './responsive-search-ad.ts'

function rowsOf(adventure = buildAdventure()): Record<string, string>[] {
  const search = searchAdOf(adventure)
  if (!search.ok) throw new Error(search.missing.join(' '))
  const [header = [], ...rows] = parseCsv(googleAdsEditorCsv(adventure, search.ad))
  return rows.map((row) =>
    Object.fromEntries(header.map((name, index) => [name, row[index] ?? '']).filter(([, v]) => v)),
  )
}

it('is a paused campaign, its ad group and one responsive search ad, without a budget', () => {
  expect(rowsOf()).toEqual([
    {
      'Campaign': 'Blue Canyon Rafting',
      'Campaign Type': 'Search',
      'Networks': 'Google search',
      'Campaign Status': 'Paused',
    },
    {
      'Campaign': 'Blue Canyon Rafting',
      'Ad Group': 'Ad group 1',
      'Ad Group Status': 'Paused',
    },
    {
      'Campaign': 'Blue Canyon Rafting',
      'Ad Group': 'Ad group 1',
      'Ad type': 'Responsive search ad',
      'Headline 1': 'Raft the canyon 1',
      'Headline 2': 'Raft the canyon 2',
      'Headline 3': 'Raft the canyon 3',
      'Description 1': 'Half a day on the river, number 1.',
      'Description 2': 'Half a day on the river, number 2.',
      'Description 3': 'Half a day on the river, number 3.',
      'Path 1': 'blue-canyon',
      'Path 2': 'rafting',
      'Final URL':
        'https://trips.bluecanyon.com/?utm_source=google&utm_medium=cpc&utm_campaign=blue-canyon-rafting&utm_content=google-search-ad',
      'Status': 'Paused',
    },
  ])
})

it('has the columns of the fullest ad, and keeps to what Google takes', () => {
  const google = Array.from({ length: 18 }, (_, index) => buildAd('google', index + 1))
  const [header = []] = parseCsv(
    googleAdsEditorCsv(buildAdventure(), { headlines: [], descriptions: [], notes: [] }),
  )
  expect(header.slice(6, 22)).toEqual([
    'Ad type',
    ...Array.from({ length: 15 }, (_, index) => `Headline ${index + 1}`),
  ])
  expect(header.slice(22)).toEqual([
    'Description 1',
    'Description 2',
    'Description 3',
    'Description 4',
    'Path 1',
    'Path 2',
    'Final URL',
    'Status',
  ])
  const ad = rowsOf(buildAdventure({ ads: { facebook: [], google } }))[2]
  expect(ad?.['Headline 15']).toBe('Raft the canyon 15')
  expect(ad?.['Description 4']).toBe('Half a day on the river, number 4.')
})

it('takes a formula out of the name of the campaign, and leaves a long word out of the paths', () => {
  const rows = rowsOf(
    buildAdventure({ title: '=HYPERLINK("x")', slug: 'extraordinarywhitewater-day-two' }),
  )
  expect(rows[0]?.['Campaign']).toBe('HYPERLINK("x")')
  expect(rows[2]).toMatchObject({ 'Path 1': 'day-two' })
  expect(rows[2]).not.toHaveProperty('Path 2')
})
