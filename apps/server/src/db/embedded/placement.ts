import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync } from 'node:fs'
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
 * machine allows it. Root without user namespaces runs it as `nobody`: with a copy of the programs
 * under /var/lib/wildpath where `nobody` cannot reach those of the clone, and with the cluster there
 * too where it cannot reach the data folder. A cluster is never left behind: where one exists, it is
 * used, or the start is refused.
 */
export function choosePlacement({ dataDir, binaries, uid }: Options): Placement {
  const inPlace = join(dataDir, 'postgres')
  const elsewhere = join(sharedPlace, folderName(dataDir), 'postgres')
  const mayMove = uid === 0 && !holdsCluster(inPlace)
  const hasMoved = mayMove && holdsCluster(elsewhere)
  const placement =
    (hasMoved ? undefined : tryPlace({ clusterDir: inPlace, binaries, uid })) ??
    (mayMove ? tryPlace({ clusterDir: elsewhere, binaries, uid }) : undefined)
  if (!placement) throw new Error(unreachable(dataDir))
  return placement
}

export function holdsCluster(clusterDir: string): boolean {
  return existsSync(join(clusterDir, 'PG_VERSION'))
}

function tryPlace({
  clusterDir,
  binaries,
  uid,
}: Omit<Options, 'dataDir'> & { clusterDir: string }): Placement | undefined {
  const folder = dirname(clusterDir)
  if (folder.startsWith(sharedPlace)) makeShared(folder)
  for (const runAs of possibleRunAs(uid)) {
    if (canRun(runAs, binaries.directory, folder)) {
      return { binaries: binaries.directory, clusterDir, runAs }
    }
    if (runAs.kind !== 'account') continue
    const copy = copyBinaries(binaries)
    if (canRun(runAs, copy, folder)) return { binaries: copy, clusterDir, runAs }
  }
  return undefined
}

function folderName(dataDir: string): string {
  return createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
}

/** Copies the programs once per version; the rename makes a copy that was cut short impossible to use. */
function copyBinaries({ directory, version }: PostgresBinaries): string {
  const target = join(sharedPlace, `postgresql-${version}`)
  if (existsSync(target)) return target
  const draft = `${target}.${randomUUID()}`
  makeShared(sharedPlace)
  cpSync(directory, draft, { recursive: true, verbatimSymlinks: true })
  renameSync(draft, target)
  return target
}

/** Every account can enter it, whatever the umask of this process is. */
function makeShared(folder: string): void {
  for (const path of [sharedPlace, folder]) {
    mkdirSync(path, { recursive: true })
    chmodSync(path, 0o755)
  }
}

function unreachable(dataDir: string): string {
  return (
    `PostgreSQL cannot run on the data folder ${dataDir}: it refuses to run as root, and no other ` +
    'account can reach the folder. Start as an ordinary user, set DATA_DIR to a folder every ' +
    'account can reach, or set DATABASE_URL.'
  )
}
