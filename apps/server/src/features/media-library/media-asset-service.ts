import type { MediaAsset, MediaAssetUsage, User } from '@wildpath/contract'
import { mediaWidths } from '@wildpath/page/media'

import {
  describeFileFailure,
  type FileFailure,
  type FileResult,
  type FileStore,
} from '../../providers/files/files.ts'
import { err, type Failure, ok, type Result } from '../../result.ts'
import type {
  MediaAssetRepository,
  StoredChatPicture,
  StoredMediaAsset,
} from './media-asset-repository.ts'
import type { MediaAssetType } from './media-asset-table.ts'
import { preparePicture, type PreparedPicture } from './prepare-picture.ts'
import { storedPath } from './stored-path.ts'
import { cleanFileName } from './clean-file-name.ts'
import type { Semaphore } from '../../concurrency/semaphore.ts'

export type MediaAssetUpload = {
  bytes: Uint8Array
  fileName: string
  alt: string
  source: MediaAsset['source']
  designId: string | null
  /** A picture of the library, unless another is meant. */
  type?: MediaAssetType
  /** As the design tool names the state of the design. */
  designVersion?: string
}

export type MediaAssetService = {
  /** Newest first. */
  list(owner: User): Promise<MediaAsset[]>
  /** The owner's pictures of these ids, in the order of the ids; others are left out. */
  listByIds(owner: User, ids: readonly string[]): Promise<MediaAsset[]>
  /**
   * The owner's pictures at these addresses; null when an address is of another's picture, or of none that a library
   * could have. What was deleted is left out.
   */
  findByAddress(
    owner: Pick<User, 'id'>,
    addresses: readonly string[],
  ): Promise<ReadonlyMap<string, MediaAsset> | null>
  /** The failure that an upload of so many bytes would end with, for whoever has to make the picture first. */
  checkRoom(owner: User, bytes: number): Promise<Result<null>>
  /** Keeps the picture in its widths; `signal` stops the storing, and nothing is kept then. */
  upload(owner: User, upload: MediaAssetUpload, signal: AbortSignal): Promise<Result<MediaAsset>>
  /** A picture that the person uploaded for a message. */
  findChatPicture(owner: Pick<User, 'id'>, id: string): Promise<StoredChatPicture | null>
  /** The newest picture that was made of a design of the design tool in this state. */
  findImport(
    owner: User,
    design: { designId: string; designVersion: string },
  ): Promise<MediaAsset | null>
  setAlt(owner: User, id: string, alt: string): Promise<Result<MediaAsset>>
  findUsage(owner: User, id: string): Promise<Result<MediaAssetUsage>>
  /** The files first and then the record: what could not be deleted stays in the list. */
  delete(owner: User, id: string): Promise<Result<null>>
  /** Removes the person's avatars that are older than this one; all of them with null. */
  deleteAvatars(owner: User, keptId: string | null): Promise<Result<null>>
  /** Before an account goes; the records go with it. */
  deleteFilesOf(userId: string): Promise<Result<null>>
}

/** What its files are stored by. */
type Place = { type: MediaAssetType; fileKey: string }

/** Finds the ads that use a picture from the library. */
export type AdsWithPicture = {
  list(fileKey: string, userId: string): Promise<MediaAssetUsage['ads']>
  forget(fileKey: string, userId: string): Promise<void>
}

type Options = {
  assets: MediaAssetRepository
  files: FileStore
  adsWithPicture: AdsWithPicture
  drawing: Semaphore
  newId: () => string
  /** 32 random hexadecimal digits. */
  newFileKey: () => string
  now: () => Date
}

export function createMediaAssetService(options: Options): MediaAssetService {
  const { assets, files, adsWithPicture, drawing, newId, newFileKey, now } = options

  async function put(place: Place, picture: PreparedPicture, signal: AbortSignal) {
    for (const { width, bytes } of picture.files) {
      // oxlint-disable-next-line no-await-in-loop -- after a failure nothing more is stored
      const stored = await files.put(
        storedPath(place, width),
        { bytes, type: 'image/webp' },
        { signal },
      )
      if (!stored.ok) return stored
    }
    return { ok: true, value: null } as const
  }

  async function remove(place: Place, width: number): Promise<FileResult<null>> {
    const keys = mediaWidths(width).map((step) => storedPath(place, step))
    const removed = await Promise.all(keys.map((key) => files.delete(key)))
    return removed.find((result) => !result.ok) ?? { ok: true, value: null }
  }

  async function keep(
    owner: User,
    upload: MediaAssetUpload,
    picture: PreparedPicture,
    { type, fileKey }: Place,
  ) {
    const { width, height } = picture
    return assets.create({
      id: newId(),
      userId: owner.id,
      type,
      fileName: cleanFileName(upload.fileName),
      fileKey,
      width,
      height,
      bytes: weightOf(picture),
      alt: upload.alt,
      source: upload.source,
      designId: upload.designId,
      designVersion: upload.designVersion ?? null,
      createdAt: now(),
    })
  }

  return {
    async list(owner) {
      return (await assets.list(owner.id)).map(present)
    },

    async listByIds(owner, ids) {
      if (ids.length === 0) return []
      const found = await assets.listNamed(owner.id, { ids: [...ids] })
      const byId = new Map(found.map((asset) => [asset.id, asset]))
      return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []).map(present)
    },

    async findByAddress(owner, addresses) {
      const fileKeys = addresses.map((address) => address.split('/')[2] ?? '')
      const [found, kept] = await Promise.all([
        assets.listNamed(owner.id, { fileKeys }),
        assets.listKept(fileKeys),
      ])
      const own = new Map(found.map((asset) => [asset.url, present(asset)]))
      const isAnothers = (address: string) =>
        !own.has(address) && kept.includes(address.split('/')[2] ?? '')
      return addresses.some(isAnothers) ? null : own
    },

    async checkRoom(owner, bytes) {
      const isRoom = await assets.hasRoom({ userId: owner.id, type: 'image' }, bytes)
      return isRoom ? ok(null) : err(fullFailures.image)
    },

    async upload(owner, upload, signal) {
      const place = { type: upload.type ?? 'image', fileKey: newFileKey() }
      const full = err(fullFailures[place.type])
      if (!(await assets.hasRoom({ userId: owner.id, type: place.type }, 0))) return full
      const prepared = await drawing.run(() => preparePicture(upload.bytes))
      if (prepared === null) return err({ code: 'uploads-busy' })
      if (!prepared.ok) return prepared
      const picture = prepared.value
      let asset: StoredMediaAsset | null = null
      try {
        const stored = await put(place, picture, signal)
        if (!stored.ok) return err(putFailure(stored.error))
        asset = await keep(owner, upload, picture, place)
        return asset === null ? full : ok(present(asset))
      } finally {
        // No record points to them, whatever went wrong.
        if (asset === null) await remove(place, picture.width)
      }
    },

    findChatPicture: (owner, id) => assets.findChatPicture(id, owner.id),

    async findImport(owner, design) {
      const found = await assets.findImport(owner.id, design)
      return found && present(found)
    },

    async setAlt(owner, id, alt) {
      const asset = await assets.setAlt(id, owner.id, alt)
      return asset === null ? err({ code: 'design-not-found' }) : ok(present(asset))
    },

    async findUsage(owner, id) {
      const asset = await assets.find(id, owner.id)
      if (asset === null) return err({ code: 'design-not-found' })
      const [funnels, ads, savedSections] = await Promise.all([
        assets.findUsage(asset.fileKey, owner.id),
        adsWithPicture.list(asset.fileKey, owner.id),
        assets.listSavedSections(asset.fileKey, owner.id),
      ])
      return ok({ funnels, ads, savedSections })
    },

    async delete(owner, id) {
      const asset = await assets.find(id, owner.id)
      if (asset === null) return err({ code: 'design-not-found' })
      // Before its files go: a page never shows what is not there.
      await assets.takeOffPages(asset.fileKey, owner.id)
      await adsWithPicture.forget(asset.fileKey, owner.id)
      const removed = await remove(asset, asset.width)
      if (!removed.ok) {
        const kept =
          'Your pages do not use the design any more, but it was not deleted; please try again.'
        return err(failureOf(removed.error, kept))
      }
      await assets.delete(id, owner.id)
      return ok(null)
    },

    async deleteAvatars(owner, keptId) {
      for (const { id, width, ...place } of await assets.listAvatars(owner.id)) {
        // Ids grow with time: one that came meanwhile stays.
        if (keptId !== null && id >= keptId) continue
        // oxlint-disable-next-line no-await-in-loop -- one or two
        const removed = await remove(place, width)
        if (!removed.ok) return err(failureOf(removed.error, 'Your picture was not removed.'))
        // oxlint-disable-next-line no-await-in-loop
        await assets.delete(id, owner.id)
      }
      return ok(null)
    },

    async deleteFilesOf(userId) {
      for (const { width, ...place } of await assets.listFiles(userId)) {
        // oxlint-disable-next-line no-await-in-loop -- a library has hundreds of files
        const removed = await remove(place, width)
        if (!removed.ok) return err(failureOf(removed.error, ''))
      }
      return ok(null)
    },
  }
}

const libraryIsFull: Failure = { code: 'design-limit' }
const fullFailures: Record<MediaAssetType, Failure> = {
  image: libraryIsFull,
  avatar: libraryIsFull,
  chat: {
    code: 'design-limit',
    message:
      'You have sent as many pictures as we keep of one person. Nothing was saved; describe what it shows in words.',
  },
}

function present({ fileKey: _fileKey, ...asset }: StoredMediaAsset): MediaAsset {
  return asset
}

function weightOf({ files }: PreparedPicture): number {
  return files.reduce((bytes, file) => bytes + file.bytes.length, 0)
}

function putFailure(failure: FileFailure): Failure {
  return failure === 'quota-exceeded'
    ? { code: 'storage-full' }
    : failureOf(failure, 'Nothing was saved; please try again.')
}

function failureOf(failure: FileFailure, outcome: string): Failure {
  return { code: 'file-storage-failed', message: `${describeFileFailure(failure)} ${outcome}` }
}
