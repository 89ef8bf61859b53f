import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { RunAs } from './run-as.ts'

const prefix = 'wildpath-'

/** A socket address holds 103 bytes on macOS (107 on Linux); PostgreSQL adds `/.s.PGSQL.5432`. */
const longestDirectory = 103 - '/.s.PGSQL.5432'.length

/**
 * Makes a fresh directory that only the database's user can enter. It lies outside the clone, whose
 * path may be too long for a socket address, and has a random name that nobody can occupy before.
 */
export function makeSocketDirectory(runAs: RunAs): string {
  for (const parent of candidateParents()) {
    const directory = tryMake(parent)
    if (directory === undefined) continue
    if (runAs.kind === 'account') chownSync(directory, runAs.uid, runAs.gid)
    return directory
  }
  throw new Error(
    `No place for the database socket: none of ${candidateParents().join(', ')} can be written.`,
  )
}

/** Removes a directory that makeSocketDirectory made; anything else is left alone. */
export function removeSocketDirectory(directory: string): void {
  if (!basename(directory).startsWith(prefix)) return
  rmSync(directory, { recursive: true, force: true })
}

function candidateParents(): string[] {
  // Root's first choice is /run because its TMPDIR may be a folder that only root can enter.
  return [...(process.getuid?.() === 0 ? ['/run'] : []), tmpdir(), '/tmp']
}

function tryMake(parent: string): string | undefined {
  if (Buffer.byteLength(join(parent, `${prefix}XXXXXX`)) > longestDirectory) return undefined
  try {
    return mkdtempSync(join(parent, prefix))
  } catch {
    return undefined
  }
}
