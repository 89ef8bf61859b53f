import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { processIdentity } from './process-identity.ts'

const recordSchema = z.object({
  pid: z.number(),
  identity: z.string(),
  socketDirectory: z.string().nullable(),
})
type LockRecord = z.infer<typeof recordSchema>

export type DataLock = {
  /** Tells other processes of this user, such as `npm run admin`, where the running database listens. */
  announce(socketDirectory: string): void
  release(): void
}

/** Only one server may own a data folder: another one that is alive holds it. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse'
}

/**
 * Takes the data folder for this process, also from an owner that was killed.
 * Returns the lock and the socket directory a killed owner left behind.
 * Throws DataFolderInUse while its owner lives.
 */
export function takeDataLock(dataDir: string): { lock: DataLock; abandoned: string | null } {
  const path = lockPath(dataDir)
  const mine = { pid: process.pid, identity: ownIdentity(), socketDirectory: null }
  let abandoned: string | null = null
  while (!createLock(path, mine)) {
    const found = readLock(path)
    if (found && isAlive(found)) throw new DataFolderInUse(inUseMessage(dataDir, found.pid))
    abandoned = found?.socketDirectory ?? abandoned
    removeStaleLock(path)
  }
  const lock: DataLock = {
    announce: (socketDirectory) => replaceLock(path, { ...mine, socketDirectory }),
    release: () => rmSync(path, { force: true }),
  }
  return { lock, abandoned }
}

/** Socket directory of the live server that owns the data folder; `undefined` when none does. */
export function findAnnouncedSocket(dataDir: string): string | undefined {
  const found = readLock(lockPath(dataDir))
  return found && isAlive(found) ? (found.socketDirectory ?? undefined) : undefined
}

function lockPath(dataDir: string): string {
  return join(dataDir, 'postgres.lock')
}

function ownIdentity(): string {
  return processIdentity(process.pid) ?? randomUUID()
}

function isAlive(record: LockRecord): boolean {
  return processIdentity(record.pid) === record.identity
}

function inUseMessage(dataDir: string, pid: number): string {
  return (
    `The data folder ${dataDir} is in use by another running server (process ${pid}). ` +
    'Stop that one first, or set DATA_DIR to another folder.'
  )
}

/** Hard-linking a finished file is atomic: nobody ever reads half a lock, and only one process succeeds. */
function createLock(path: string, record: LockRecord): boolean {
  const draft = writeDraft(path, record)
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function replaceLock(path: string, record: LockRecord): void {
  renameSync(writeDraft(path, record), path)
}

function writeDraft(path: string, record: LockRecord): string {
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, JSON.stringify(record), { mode: 0o600 })
  return draft
}

/** Moves the stale lock aside; should another process have replaced it meanwhile, its lock is put back. */
function removeStaleLock(path: string): void {
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return
    throw error
  }
  const moved = readLock(aside)
  if (moved && isAlive(moved)) renameSync(aside, path)
  else rmSync(aside, { force: true })
}

function readLock(path: string): LockRecord | undefined {
  try {
    const parsed = recordSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    return parsed.success ? parsed.data : undefined
  } catch (error) {
    if (error instanceof SyntaxError || isErrno(error, 'ENOENT')) return undefined
    throw error
  }
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
