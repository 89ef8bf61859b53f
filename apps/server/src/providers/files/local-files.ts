import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { type FileFailure, type FileResult, type FileStore, isFileKey } from './files.ts'

/** Files below a folder of this machine, which is made with the first one. */
export function createLocalFiles(folder: string): FileStore {
  return {
    kind: 'local',

    put: (key, { bytes }, { signal } = {}) =>
      at(key, async (path) => {
        if (signal?.aborted) return { ok: false, error: 'canceled' }
        await mkdir(dirname(path), { recursive: true })
        await writeWhole(path, bytes)
        return { ok: true, value: null }
      }),

    read: (key) => at(key, async (path) => ({ ok: true, value: await readFile(path) })),

    delete: (key) =>
      at(key, async (path) => {
        await rm(path, { force: true })
        return { ok: true, value: null }
      }),
  }

  async function at<T>(
    key: string,
    work: (path: string) => Promise<FileResult<T>>,
  ): Promise<FileResult<T>> {
    if (!isFileKey(key)) return { ok: false, error: 'invalid-url' }
    try {
      return await work(join(folder, key))
    } catch (error) {
      const failure = failureOf(error)
      if (failure === null) throw error
      return { ok: false, error: failure }
    }
  }
}

/** Under another name first: whoever reads sees the old file or the new one, also after a power cut. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  try {
    const file = await open(draft, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

const failures: Record<string, FileFailure> = {
  ENOENT: 'object-not-found',
  ENOTDIR: 'object-not-found',
  EISDIR: 'object-not-found',
  ENOSPC: 'quota-exceeded',
  EDQUOT: 'quota-exceeded',
  EACCES: 'unauthorized',
  EPERM: 'unauthorized',
  EROFS: 'unauthorized',
}

function failureOf(error: unknown): FileFailure | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return failures[code] ?? null
}
