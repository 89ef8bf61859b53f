import { type MediaAsset, mediaAssetSchema } from '@wildpath/contract'
import { largestPhotoCount } from '@wildpath/page/media'
import { z } from 'zod'

import { createJsonEntry, type DraftStorage } from '../../../lib/json-entry.ts'

const entrySchema = z.array(mediaAssetSchema).max(largestPhotoCount)

/** The photos of one person's unsent form that are in the library already, in their order. */
export function createKeptPhotos(storage: () => DraftStorage, userId: string) {
  const entry = createJsonEntry(storage, `new-funnel-photos:${userId}`)

  return {
    load: (): MediaAsset[] => entrySchema.safeParse(entry.load()).data ?? [],
    save(assets: readonly MediaAsset[]): void {
      if (assets.length === 0) entry.clear()
      else entry.save(assets)
    },
  }
}

export function keptPhotosOf(userId: string) {
  return createKeptPhotos(() => window.localStorage, userId)
}

const heldFiles = new Map<string, readonly File[]>()
const demoUserId = 'demo'

/** Files that wait in this tab, because nobody was signed in or the session ended. */
export function holdFiles(userId: string, files: readonly File[]): void {
  if (files.length === 0) heldFiles.delete(userId)
  else heldFiles.set(userId, files)
}

/** What waits for this person, and what was added in demo mode before; it is handed out once. */
export function takeHeldFiles(userId: string): File[] {
  const files = [...(heldFiles.get(userId) ?? []), ...(heldFiles.get(demoUserId) ?? [])]
  heldFiles.delete(userId)
  heldFiles.delete(demoUserId)
  return files
}

/** For a sign-out: the next person at this browser finds nothing of this one. */
export function forgetPhotos(userId: string): void {
  keptPhotosOf(userId).save([])
  heldFiles.delete(userId)
  heldFiles.delete(demoUserId)
}
