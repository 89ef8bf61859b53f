import { shownPaths } from '../shown-paths.ts'
import { searchAdContent, taggedAddress } from '../tagged-address.ts'
import { csvOf, nameForSpreadsheets } from './csv.ts'
import type { ExportedAdventure } from './exported-adventure.ts'
import { type SearchAd, searchAdCounts } from './responsive-search-ad.ts'

/**
 * The columns of Google Ads Editor's import that a responsive search ad needs
 * (support.google.com/google-ads/editor/answer/57747 and the headers of the Editor's own CSV export).
 */
const columns = [
  'Campaign',
  'Campaign Type',
  'Networks',
  'Campaign Status',
  'Ad Group',
  'Ad Group Status',
  'Ad type',
  ...numbered('Headline', searchAdCounts.headlines.most),
  ...numbered('Description', searchAdCounts.descriptions.most),
  'Path 1',
  'Path 2',
  'Final URL',
  'Status',
] as const

/**
 * A paused campaign with one ad group and the responsive search ad in it, a row each as the Editor asks for. There is
 * no budget and no bid in it: the Editor does not post a campaign before its owner sets them.
 */
export function googleAdsEditorCsv(adventure: ExportedAdventure, ad: SearchAd): string {
  const campaign = { Campaign: nameForSpreadsheets(adventure.title, 'Adventure') }
  const group = { ...campaign, 'Ad Group': 'Ad group 1' }
  const [path1 = '', path2 = ''] = shownPaths(adventure.slug)
  return csvOf(columns, [
    {
      ...campaign,
      'Campaign Type': 'Search',
      'Networks': 'Google search',
      'Campaign Status': 'Paused',
    },
    { ...group, 'Ad Group Status': 'Paused' },
    {
      ...group,
      'Ad type': 'Responsive search ad',
      ...values('Headline', ad.headlines),
      ...values('Description', ad.descriptions),
      'Path 1': path1,
      'Path 2': path2,
      'Final URL': taggedAddress(adventure.address, {
        platform: 'google',
        campaign: adventure.slug,
        adId: searchAdContent,
      }),
      'Status': 'Paused',
    },
  ])
}

function numbered<Name extends string>(name: Name, count: number): `${Name} ${number}`[] {
  return Array.from({ length: count }, (_, index) => `${name} ${index + 1}` as const)
}

function values(name: 'Headline' | 'Description', texts: readonly string[]) {
  return Object.fromEntries(texts.map((text, index) => [`${name} ${index + 1}` as const, text]))
}
