import { Readable } from 'node:stream'

import { exportPicturePlaces } from '@wildpath/ads'
import type { Funnel, User } from '@wildpath/contract'
import {
  adventureOfFunnel,
  beforeUpload,
  type ExportedAd,
  type ExportedAdventure,
  googleAdOf,
  googleAdsEditorCsv,
  metaAdsCsv,
  uploadFiles,
  type UploadKind,
} from '@wildpath/ads/export'

import type { Semaphore } from '../../concurrency/semaphore.ts'
import type { FileStore } from '../../providers/files/files.ts'
import { err, ok, type Result } from '../../result.ts'
import type { MediaAssetService } from '../media-library/index.ts'
import { type CutPicture, cutPicture } from './cut-picture.ts'
import { packAds } from './pack-ads.ts'

export type AdFile = { name: string; type: string; content: Buffer | Readable }

export type AdExportService = {
  /** Also of adventures that the plan leaves readable only. */
  make(
    owner: User,
    asked: { funnelId: string; kind: UploadKind },
    signal: AbortSignal,
  ): Promise<Result<AdFile>>
}

type Options = {
  readFunnel(owner: User, id: string): Promise<Result<Funnel>>
  library: Pick<MediaAssetService, 'findByAddress'>
  files: Pick<FileStore, 'read'>
  publicUrl: string
  /**
   * Reading, decoding and encoding pictures takes connections, cores and memory. Each picture waits for a turn of its
   * own, so that a short export is not behind all pictures of a long one.
   */
  cutting: Semaphore
  now: () => Date
  log: { warn(details: object, message: string): void }
}

const csvType = 'text/csv; charset=utf-8'

/** The ads of an adventure as files that ad platforms import. */
export function createAdExportService(options: Options): AdExportService {
  const { readFunnel, library, files, publicUrl, cutting, now, log } = options

  /** From the owner's own library and its storage, never from an address. */
  async function readPicture(owner: User, address: string): Promise<Uint8Array | null> {
    const asset = (await library.findByAddress(owner, [address]))?.get(address)
    if (asset === undefined) return null
    const read = await files.read(asset.url.slice(1))
    if (read.ok) return read.value
    log.warn({ failure: read.error }, 'a picture of an ad could not be read')
    return null
  }

  async function cut(owner: User, ad: ExportedAd): Promise<CutPicture[] | null> {
    const bytes = ad.imageUrl === undefined ? null : await readPicture(owner, ad.imageUrl)
    if (bytes === null) return null
    try {
      return await cutPicture(bytes, {
        focus: ad.imageFocus,
        places: exportPicturePlaces[ad.platform],
      })
    } catch (error) {
      log.warn({ err: error }, 'a picture of an ad could not be cut')
      return null
    }
  }

  function pack(owner: User, adventure: ExportedAdventure, signal: AbortSignal): Readable {
    const pieces = packAds({
      adventure,
      cut: (ad) => cutting.run(async () => (signal.aborted ? null : cut(owner, ad))),
      origin: new URL(publicUrl).origin,
      at: now(),
      signal,
    })
    return Readable.from(pieces, { objectMode: false })
  }

  function write(
    owner: User,
    { adventure, kind }: { adventure: ExportedAdventure; kind: UploadKind },
    signal: AbortSignal,
  ): Result<Omit<AdFile, 'name'>> {
    const { refusal } = beforeUpload(adventure, kind)
    if (refusal.length > 0) return err({ code: 'ads-not-exported', message: refusal.join(' ') })
    switch (kind) {
      case 'zip':
        return ok({ type: 'application/zip', content: pack(owner, adventure, signal) })
      case 'google': {
        const google = googleAdOf(adventure)
        if (!google.ok) throw new Error('What is not refused has an ad')
        return ok({ type: csvType, content: Buffer.from(googleAdsEditorCsv(adventure, google.ad)) })
      }
      case 'meta':
        return ok({ type: csvType, content: Buffer.from(metaAdsCsv(adventure, new Map())) })
    }
  }

  return {
    async make(owner, { funnelId, kind }, signal) {
      const funnel = await readFunnel(owner, funnelId)
      if (!funnel.ok) return funnel
      const adventure = adventureOfFunnel(funnel.value)
      const file = write(owner, { adventure, kind }, signal)
      return file.ok ? ok({ name: `${adventure.slug}-${uploadFiles[kind]}`, ...file.value }) : file
    },
  }
}
