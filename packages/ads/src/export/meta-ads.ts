import { isUnwritten } from '../read-ad.ts'
import { adTags } from '../tagged-address.ts'
import { csvOf, nameForSpreadsheets } from './csv.ts'
import { adName, type ExportedAdventure } from './exported-adventure.ts'

/**
 * Columns of the bulk import of Meta Ads Manager, named as in its template and its exports
 * (facebook.com/business/help/216402145125255). Ids stay away: without one a row makes something new.
 */
const columns = [
  'Campaign Name',
  'Campaign Status',
  'Campaign Objective',
  'Buying Type',
  'Ad Set Name',
  'Ad Set Run Status',
  'Destination Type',
  'Optimization Goal',
  'Billing Event',
  'Ad Name',
  'Ad Status',
  'Creative Type',
  'Title',
  'Body',
  'Link',
  'URL Tags',
  'Call to Action',
  'Image File Name',
] as const

/**
 * A paused campaign with one ad set and the Facebook ads in it, a row an ad. Its goal is clicks on the link, the one
 * that needs nothing else set up at Meta. There is no budget and no audience in it: Ads Manager does not publish the
 * ad set before its owner chooses them.
 */
export function metaAdsCsv(
  adventure: ExportedAdventure,
  /** File names of the pictures that go along, by the id of the ad. */
  pictures: ReadonlyMap<string, string>,
): string {
  const { title, slug, address, ads } = adventure
  const written = [...ads.facebook.entries()].filter(([, ad]) => !isUnwritten(ad))
  const rows = written.map(([index, ad]) => ({
    'Campaign Name': nameForSpreadsheets(title, 'Adventure'),
    'Campaign Status': 'PAUSED',
    'Campaign Objective': 'Outcome Traffic',
    'Buying Type': 'AUCTION',
    'Ad Set Name': 'Ad set 1',
    'Ad Set Run Status': 'PAUSED',
    'Destination Type': 'WEBSITE',
    'Optimization Goal': 'LINK_CLICKS',
    'Billing Event': 'IMPRESSIONS',
    'Ad Name': adName('facebook', index),
    'Ad Status': 'PAUSED',
    'Creative Type': 'Link Page Post Ad',
    'Title': ad.headline,
    'Body': ad.body,
    'Link': address,
    // Meta puts them behind the link, which is then the address that `taggedAddress` makes.
    'URL Tags': adTags({ platform: 'facebook', campaign: slug, adId: ad.id }).toString(),
    'Call to Action': 'LEARN_MORE',
    'Image File Name': pictures.get(ad.id) ?? '',
  }))
  return csvOf(columns, rows)
}
