import type { PicturePlacement } from '@wildpath/ads'
import {
  adName,
  adsJson,
  type ExportedAd,
  exportedAdsOf,
  type ExportedAdventure,
  googleAdOf,
  googleAdsEditorCsv,
  metaAdsCsv,
  pictureFolder,
  pictureName,
  readMe,
  uploadFiles,
} from '@wildpath/ads/export'

import { bounds } from '../../limits.ts'
import type { CutPicture } from './cut-picture.ts'
import { createZip } from './create-zip.ts'

/** Where pictures are shown on Meta's side: the shape of its feed. */
const metaPlacement: PicturePlacement = 'facebook'

type Options = {
  adventure: ExportedAdventure
  /** The picture of an ad in every size; null when it cannot be had. */
  cut(ad: ExportedAd): Promise<CutPicture[] | null>
  at: Date
  signal: AbortSignal
}

/** Everything that is uploaded to ad platforms, as one ZIP; null when nobody waits for it any more. */
export async function packAds({ adventure, cut, at, signal }: Options): Promise<Buffer | null> {
  const zip = createZip(at)
  const pictures = new Map<string, string>()
  const missing: string[] = []
  const enlarged: string[] = []
  let pictureCount = 0
  let pictureBytes = 0
  for (const [platform, ads] of Object.entries(adventure.ads)) {
    for (const [index, ad] of ads.entries()) {
      if (signal.aborted) return null
      if (ad.imageUrl === undefined) continue
      const name = adName(ad.platform, index)
      // oxlint-disable-next-line no-await-in-loop -- one after the other: they are large
      const cuts = pictureBytes < bounds.adExport.allPictureBytes ? await cut(ad) : null
      if (cuts === null) {
        missing.push(name)
        continue
      }
      for (const { placement, bytes } of cuts) {
        const file = pictureName({ platform: ad.platform, index }, placement)
        zip.addPacked(`${pictureFolder(placement)}/${file}`, bytes)
        if (platform === 'facebook' && placement === metaPlacement) pictures.set(ad.id, file)
        pictureCount += 1
        pictureBytes += bytes.length
      }
      if (cuts.some(({ isEnlarged }) => isEnlarged)) enlarged.push(name)
    }
  }
  const google = googleAdOf(adventure)
  const hasMeta = adventure.ads.facebook.length > 0
  zip.addText('ads.json', adsJson(exportedAdsOf(adventure)))
  if (google.ok) zip.addText(uploadFiles.google, googleAdsEditorCsv(adventure, google.ad))
  if (hasMeta) zip.addText(uploadFiles.meta, metaAdsCsv(adventure, pictures))
  const files = { hasGoogle: google.ok, hasMeta, pictureCount, missing, enlarged }
  zip.addText('README.txt', readMe(adventure, files))
  return zip.end()
}
