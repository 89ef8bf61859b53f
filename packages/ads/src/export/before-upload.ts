import { lintAd } from '../lint/lint-ad.ts'
import { isUnwritten } from '../read-ad.ts'
import type { AdPlatform } from '../platforms.ts'
import { adName, type ExportedAdventure } from './exported-adventure.ts'
import { isReachable } from './is-reachable.ts'
import { refusals } from './refusals.ts'
import { type SearchAd, searchAdOf } from './responsive-search-ad.ts'

/** The files for uploading, under their names. */
export const uploadFiles = {
  zip: 'ads.zip',
  google: 'google-ads-editor.csv',
  meta: 'meta-ads.csv',
} as const
export type UploadKind = keyof typeof uploadFiles

/** In whole sentences: why there is no such file, or what to know before it is uploaded. */
export type BeforeUpload = { refusal: string[]; notes: string[] }

export function beforeUpload(adventure: ExportedAdventure, kind: UploadKind): BeforeUpload {
  const google = googleAdOf(adventure)
  const { ads } = adventure
  const place = addressNotes(adventure)
  switch (kind) {
    case 'google':
      return google.ok
        ? {
            refusal: [],
            notes: [
              ...place,
              ...unwrittenNotes(adventure, 'google'),
              ...google.ad.notes,
              ...pictureNotes(adventure, 'google'),
            ],
          }
        : { refusal: google.missing, notes: [] }
    case 'meta':
      return ads.facebook.every(isUnwritten)
        ? { refusal: ['There are no Facebook ads yet. Add one first.'], notes: [] }
        : {
            refusal: [],
            notes: [
              ...place,
              ...unwrittenNotes(adventure, 'facebook'),
              ...facebookRefusals(adventure),
              ...pictureNotes(adventure, 'facebook'),
            ],
          }
    case 'zip': {
      const missing =
        google.ok || ads.google.length === 0
          ? []
          : [`The file for Google Ads Editor stays out of the ZIP. ${google.missing.join(' ')}`]
      return {
        refusal: [],
        notes: [
          ...place,
          ...unwrittenNotes(adventure, 'facebook'),
          ...unwrittenNotes(adventure, 'google'),
          ...facebookRefusals(adventure),
          ...missing,
          ...(google.ok ? google.ad.notes : []),
        ],
      }
    }
  }
}

/** The ad for Google, made of Google ads: texts of the page fill up, they do not stand in for all of them. */
export function googleAdOf(
  adventure: ExportedAdventure,
): { ok: true; ad: SearchAd } | { ok: false; missing: string[] } {
  if (adventure.ads.google.every(isUnwritten)) {
    return { ok: false, missing: ['There are no Google ads yet. Add one first.'] }
  }
  return searchAdOf(adventure)
}

function addressNotes({ isPublic, address }: ExportedAdventure): string[] {
  return [
    ...(isPublic
      ? []
      : [
          'This adventure is not published: whoever follows an ad finds no page. Publish it before the ads run.',
        ]),
    ...(isReachable(address)
      ? []
      : [
          `The ads lead to ${URL.parse(address)?.host ?? address}, which people outside cannot open, and platforms refuse such addresses. Export again once this adventure has a public address.`,
        ]),
  ]
}

function facebookRefusals({ ads }: ExportedAdventure): string[] {
  return ads.facebook.flatMap((ad, index) =>
    isUnwritten(ad) ? [] : refusals(adName('facebook', index), lintAd(ad)),
  )
}

function unwrittenNotes({ ads }: ExportedAdventure, platform: AdPlatform): string[] {
  return ads[platform].flatMap((ad, index) =>
    isUnwritten(ad)
      ? [`${adName(platform, index)} stays out of the file: its text is not written yet.`]
      : [],
  )
}

const whereAdded = {
  facebook: 'in Ads Manager',
  google: 'in Google Ads as image assets of the campaign',
} as const satisfies Record<AdPlatform, string>

function pictureNotes({ ads }: ExportedAdventure, platform: AdPlatform): string[] {
  return ads[platform].some(({ imageUrl }) => imageUrl !== undefined)
    ? [
        `A CSV file takes no pictures along. Add them ${whereAdded[platform]}, or choose the ZIP, which has them in the right sizes.`,
      ]
    : []
}
