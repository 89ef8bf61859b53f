import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PostgresBinaries } from './binaries.ts'
import { canRun, possibleRunAs, type RunAs } from './run-as.ts'

/** Where PostgreSQL runs: its programs, the folder that holds its cluster, and as which user. */
export type Placement = { binaries: string; clusterDir: string; runAs: RunAs }

type Options = { dataDir: string; binaries: PostgresBinaries; uid: number | undefined }

/** A place that every account can reach, for data folders that only root can enter. */
const sharedPlace = '/var/lib/wildpath'

/**
 * Decides where and as whom to run PostgreSQL. The cluster lies in the data folder wherever the
 * machine allows it. Root without user namespaces and with a data folder that `nobody` cannot reach
 * gets programs and cluster under /var/lib/wildpath instead. A cluster is never left behind: where
 * one exists, it is used, or the start is refused.
 */
export function choosePlacement(options: Options): Placement {
  const inPlace = join(options.dataDir, 'postgres')
  const elsewhere = join(sharedPlace, folderName(options.dataDir), 'postgres')
  const isElsewhere = options.uid === 0 && !holdsCluster(inPlace) && holdsCluster(elsewhere)
  const here = isElsewhere
    ? undefined
    : findRunAs(options, options.binaries.directory, options.dataDir)
  if (here) return { binaries: options.binaries.directory, clusterDir: inPlace, runAs: here }
  if (options.uid !== 0 || holdsCluster(inPlace)) throw new Error(unreachable(options.dataDir))

  mkdirSync(dirname(elsewhere), { recursive: true, mode: 0o755 })
  const binaries = copyBinaries(options.binaries)
  const runAs = findRunAs(options, binaries, dirname(elsewhere))
  if (!runAs) throw new Error(unreachable(options.dataDir))
  return { binaries, clusterDir: elsewhere, runAs }
}

export function holdsCluster(clusterDir: string): boolean {
  return existsSync(join(clusterDir, 'PG_VERSION'))
}

function findRunAs(options: Options, binaries: string, folder: string): RunAs | undefined {
  return possibleRunAs(options.uid).find((runAs) => canRun(runAs, binaries, folder))
}

function folderName(dataDir: string): string {
  return createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
}

/** Copies the programs once per version; the rename makes a copy that was cut short impossible to use. */
function copyBinaries({ directory, version }: PostgresBinaries): string {
  const target = join(sharedPlace, `postgresql-${version}`)
  if (existsSync(target)) return target
  const draft = `${target}.${randomUUID()}`
  cpSync(directory, draft, { recursive: true, verbatimSymlinks: true })
  renameSync(draft, target)
  return target
}

function unreachable(dataDir: string): string {
  return (
    `PostgreSQL cannot run on the data folder ${dataDir}: it refuses to run as root, and no other ` +
    'account can reach the folder. Start as an ordinary user, set DATA_DIR to a folder every ' +
    'account can reach, or set DATABASE_URL.'
  )
}
