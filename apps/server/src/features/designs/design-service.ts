import type { Design, DesignUsage, User } from '@wildpath/contract'
import { mediaAddress, mediaWidths } from '@wildpath/page/document'

import {
  describeFileFailure,
  type FileFailure,
  type FileResult,
  type FileStore,
} from '../../providers/files/files.ts'
import { err, type Failure, ok, type Result } from '../../result.ts'
import type { DesignRepository, StoredDesign } from './design-repository.ts'
import { preparePicture, type PreparedPicture } from './prepare-picture.ts'
import { tidyFileName } from './tidy-file-name.ts'
import type { Semaphore } from '../../concurrency/semaphore.ts'

export type DesignUpload = {
  bytes: Uint8Array
  fileName: string
  alt: string
  source: Design['source']
  designId: string | null
  /** A picture of the library, unless it is said to be one of the person. */
  type?: 'image' | 'avatar'
  /** As the design tool names the state of the design. */
  designVersion?: string
}

export type DesignService = {
  /** Newest first. */
  list(owner: User): Promise<Design[]>
  /** Keeps the picture in its widths; `signal` stops the storing, and nothing is kept then. */
  upload(owner: User, upload: DesignUpload, signal: AbortSignal): Promise<Result<Design>>
  /** The newest picture that was made of a design of the design tool in this state. */
  findImport(
    owner: User,
    design: { designId: string; designVersion: string },
  ): Promise<Design | null>
  setAlt(owner: User, id: string, alt: string): Promise<Result<Design>>
  findUsage(owner: User, id: string): Promise<Result<DesignUsage>>
  /** The files first and then the record: what could not be deleted stays in the list. */
  delete(owner: User, id: string): Promise<Result<null>>
  /** Removes the person's avatars that are older than this one; all of them with null. */
  deleteAvatars(owner: User, keptId: string | null): Promise<Result<null>>
  /** Before an account goes; the records go with it. */
  deleteFilesOf(userId: string): Promise<Result<null>>
}

type Options = {
  designs: DesignRepository
  files: FileStore
  drawing: Semaphore
  newId: () => string
  /** 32 random hexadecimal digits. */
  newFileKey: () => string
  now: () => Date
}

export function createDesignService(options: Options): DesignService {
  const { designs, files, drawing, newId, newFileKey, now } = options

  async function put(fileKey: string, picture: PreparedPicture, signal: AbortSignal) {
    for (const { width, bytes } of picture.files) {
      // oxlint-disable-next-line no-await-in-loop -- after a failure nothing more is stored
      const stored = await files.put(
        storeKey(fileKey, width),
        { bytes, type: 'image/webp' },
        { signal },
      )
      if (!stored.ok) return stored
    }
    return { ok: true, value: null } as const
  }

  async function remove(fileKey: string, width: number): Promise<FileResult<null>> {
    const keys = mediaWidths(width).map((step) => storeKey(fileKey, step))
    const removed = await Promise.all(keys.map((key) => files.delete(key)))
    return removed.find((result) => !result.ok) ?? { ok: true, value: null }
  }

  async function keep(
    owner: User,
    upload: DesignUpload,
    picture: PreparedPicture,
    fileKey: string,
  ) {
    const { width, height } = picture
    return designs.create({
      id: newId(),
      userId: owner.id,
      type: upload.type ?? 'image',
      fileName: tidyFileName(upload.fileName),
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
      return (await designs.list(owner.id)).map(present)
    },

    async upload(owner, upload, signal) {
      if (!(await designs.hasRoom(owner.id, 0))) return err({ code: 'design-limit' })
      const prepared = await drawing.run(() => preparePicture(upload.bytes))
      if (prepared === null) return err({ code: 'uploads-busy' })
      if (!prepared.ok) return prepared
      const picture = prepared.value
      const fileKey = newFileKey()
      let design: StoredDesign | null = null
      try {
        const stored = await put(fileKey, picture, signal)
        if (!stored.ok) return err(putFailure(stored.error))
        design = await keep(owner, upload, picture, fileKey)
        return design === null ? err({ code: 'design-limit' }) : ok(present(design))
      } finally {
        // No record points to them, whatever went wrong.
        if (design === null) await remove(fileKey, picture.width)
      }
    },

    async findImport(owner, design) {
      const found = await designs.findImport(owner.id, design)
      return found && present(found)
    },

    async setAlt(owner, id, alt) {
      const design = await designs.setAlt(id, owner.id, alt)
      return design === null ? err({ code: 'design-not-found' }) : ok(present(design))
    },

    async findUsage(owner, id) {
      const design = await designs.find(id, owner.id)
      if (design === null) return err({ code: 'design-not-found' })
      return ok({ funnels: await designs.findUsage(design.fileKey, owner.id) })
    },

    async delete(owner, id) {
      const design = await designs.find(id, owner.id)
      if (design === null) return err({ code: 'design-not-found' })
      const removed = await remove(design.fileKey, design.width)
      if (!removed.ok) {
        return err(failureOf(removed.error, 'The design was not deleted; please try again.'))
      }
      await designs.delete(id, owner.id)
      return ok(null)
    },

    async deleteAvatars(owner, keptId) {
      for (const { id, fileKey, width } of await designs.listAvatars(owner.id)) {
        // Ids grow with time: one that came meanwhile stays.
        if (keptId !== null && id >= keptId) continue
        // oxlint-disable-next-line no-await-in-loop -- one or two
        const removed = await remove(fileKey, width)
        if (!removed.ok) return err(failureOf(removed.error, 'Your picture was not removed.'))
        // oxlint-disable-next-line no-await-in-loop
        await designs.delete(id, owner.id)
      }
      return ok(null)
    },

    async deleteFilesOf(userId) {
      for (const { fileKey, width } of await designs.listFiles(userId)) {
        // oxlint-disable-next-line no-await-in-loop -- a library has hundreds of files
        const removed = await remove(fileKey, width)
        if (!removed.ok) return err(failureOf(removed.error, ''))
      }
      return ok(null)
    },
  }
}

function present({ fileKey: _fileKey, ...design }: StoredDesign): Design {
  return design
}

function weightOf({ files }: PreparedPicture): number {
  return files.reduce((bytes, file) => bytes + file.bytes.length, 0)
}

/** A file is stored under the path it is served at. */
function storeKey(fileKey: string, width: number): string {
  return mediaAddress(fileKey, width).slice(1)
}

function putFailure(failure: FileFailure): Failure {
  return failure === 'quota-exceeded'
    ? { code: 'storage-full' }
    : failureOf(failure, 'Nothing was saved; please try again.')
}

function failureOf(failure: FileFailure, outcome: string): Failure {
  return { code: 'file-storage-failed', message: `${describeFileFailure(failure)} ${outcome}` }
}
