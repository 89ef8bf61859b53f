import { type AdPlatform, tallPicturePlaces } from '@wildpath/ads'
import {
  adName,
  adsJson,
  beforeUpload,
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

/** Which of a Facebook ad's pictures goes to Meta: the one in the shape of its feed. */
const metaFolder = 'facebook'

type Options = {
  adventure: ExportedAdventure
  /** The picture of an ad in every size of its platform; null when it cannot be had. */
  cut(ad: ExportedAd): Promise<CutPicture[] | null>
  /** Of the product, where its pictures are. */
  origin: string
  at: Date
  signal: AbortSignal
}

/**
 * Everything that is uploaded to ad platforms, as one ZIP, piece by piece; it breaks off when nobody waits for it any
 * more.
 */
export async function* packAds({
  adventure,
  cut,
  origin,
  at,
  signal,
}: Options): AsyncGenerator<Uint8Array, void, undefined> {
  const zip = createZip(at)
  // The answer begins with it, before the first picture is cut.
  zip.addText('ads.json', adsJson(exportedAdsOf(adventure), origin))
  yield* zip.take()
  const pictures = new Map<string, string>()
  const missing: string[] = []
  const leftOut: string[] = []
  const cutOnce = shareCuts(Object.values(adventure.ads).flat(), cut)
  const enlarged: string[] = []
  const pictured = new Set<AdPlatform>()
  let hasSoftTall = false
  let pictureBytes = 0
  for (const ads of Object.values(adventure.ads)) {
    for (const [index, ad] of ads.entries()) {
      if (signal.aborted) return
      if (ad.imageUrl === undefined) continue
      const name = adName(ad.platform, index)
      if (pictureBytes >= bounds.adExport.allPictureBytes) {
        leftOut.push(name)
        continue
      }
      // oxlint-disable-next-line no-await-in-loop -- one after the other: they are large
      const cuts = await cutOnce(ad)
      if (cuts === null) {
        missing.push(name)
        continue
      }
      for (const { place, bytes } of cuts) {
        const file = pictureName({ platform: ad.platform, index }, place)
        zip.addPacked(`${pictureFolder(place.folder)}/${file}`, bytes)
        if (place.folder === metaFolder) pictures.set(ad.id, file)
        pictureBytes += bytes.length
      }
      yield* zip.take()
      pictured.add(ad.platform)
      const isTall = ({ place }: CutPicture) => tallPicturePlaces.includes(place)
      const soft = cuts.filter(({ isEnlarged }) => isEnlarged)
      if (soft.some((cut) => !isTall(cut))) enlarged.push(name)
      hasSoftTall ||= soft.some(isTall)
    }
  }
  const google = googleAdOf(adventure)
  const hasMeta = beforeUpload(adventure, 'meta').refusal.length === 0
  if (google.ok) zip.addText(uploadFiles.google, googleAdsEditorCsv(adventure, google.ad))
  if (hasMeta) zip.addText(uploadFiles.meta, metaAdsCsv(adventure, pictures))
  const files = { hasGoogle: google.ok, hasMeta, pictured, missing, leftOut, enlarged, hasSoftTall }
  zip.addText('README.txt', readMe(adventure, files))
  zip.end()
  yield* zip.take()
}

/** Ads that share a picture and its focus share its cuts, which are kept until the last of them has come. */
function shareCuts(ads: readonly ExportedAd[], cut: Options['cut']): Options['cut'] {
  const keyOf = (ad: ExportedAd) => JSON.stringify([ad.platform, ad.imageUrl, ad.imageFocus])
  const toCome = new Map<string, number>()
  for (const ad of ads) toCome.set(keyOf(ad), (toCome.get(keyOf(ad)) ?? 0) + 1)
  const known = new Map<string, CutPicture[]>()
  return async (ad) => {
    const key = keyOf(ad)
    const cuts = known.get(key) ?? (await cut(ad))
    const left = (toCome.get(key) ?? 1) - 1
    toCome.set(key, left)
    if (cuts !== null && left > 0) known.set(key, cuts)
    else known.delete(key)
    return cuts
  }
}
