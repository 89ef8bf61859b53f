import { accessSync, constants, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { locateBinaries } from './embedded/binaries.ts'
import { database, port, prepareCluster, username } from './embedded/cluster.ts'
import { findAnnouncedSocket, takeDataLock } from './embedded/data-lock.ts'
import { clearOrphans } from './embedded/orphans.ts'
import { choosePlacement } from './embedded/placement.ts'
import { makeSocketDirectory, removeSocketDirectory } from './embedded/socket-directory.ts'
import { supervise, type EmbeddedLog } from './embedded/supervise.ts'

/**
 * How to reach the embedded database: `postgres({ host, port, username, database })`. `host` is a
 * directory; a host with a slash makes the `postgres` package connect to the socket
 * `{host}/.s.PGSQL.{port}`. Only the user who started the server can enter the directory, which is
 * why there is no password. There is no network address at all.
 */
export type EmbeddedConnection = { host: string; port: number; username: string; database: string }

export type EmbeddedPostgres = EmbeddedConnection & {
  /** Process id of the postmaster; another one after a restart. */
  pid(): number
  stop(): Promise<void>
}

/** `dataDir` is the product's whole data folder (DATA_DIR); the cluster is `postgres/` below it. */
type Options = {
  dataDir: string
  log: EmbeddedLog
  onFatal(reason: string): void
  /** False where nobody misses what a machine loses that goes down. */
  isDurable?: boolean
  /** The most connections of all processes together; 100 by default. */
  maxConnections?: number
}

/**
 * Starts the PostgreSQL that comes with the product, on a data folder that it makes when needed, and
 * keeps it running: killed or crashed, it is started again on the same address, so a connection pool
 * reconnects by itself. `onFatal` hears a sentence for the operator when that does not succeed.
 *
 * Rejects with a sentence for the operator: DataFolderInUse while another server lives on the
 * folder, otherwise what PostgreSQL or the file system said. A PostgreSQL that outlived a killed
 * server is stopped first, and its committed rows are there.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  const binaries = await locateBinaries()
  makeDataDir(dataDir)
  const { lock, abandoned } = takeDataLock(dataDir)
  const undo: (() => unknown)[] = [() => lock.release()]
  const unwind = async () => {
    for (const step of undo.splice(0).toReversed()) await step()
  }
  try {
    const placement = choosePlacement({ dataDir, binaries, uid: process.getuid?.() })
    await clearOrphans(placement.clusterDir, options.log)
    prepareCluster(placement, binaries.version)
    if (abandoned) removeSocketDirectory(abandoned)
    const socketDirectory = makeSocketDirectory(placement.runAs)
    undo.push(() => removeSocketDirectory(socketDirectory))
    const settings = { isDurable: true, maxConnections: 100 }
    const supervised = await supervise({ ...settings, ...options, placement, socketDirectory })
    undo.push(() => supervised.stop())
    lock.announce(socketDirectory)
    return { ...connectionTo(socketDirectory), pid: () => supervised.pid(), stop: unwind }
  } catch (error) {
    await unwind()
    throw error
  }
}

/** The database of the server that runs on this DATA_DIR right now, for commands beside it; else `undefined`. */
export function findRunningEmbeddedPostgres(dataDir: string): EmbeddedConnection | undefined {
  const host = findAnnouncedSocket(resolve(dataDir))
  return host === undefined ? undefined : connectionTo(host)
}

function connectionTo(host: string): EmbeddedConnection {
  return { host, port, username, database }
}

function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `The data folder ${dataDir} cannot be used by this account (${reason}). ` +
        'Start as the user who owns it, or set DATA_DIR to another folder.',
      { cause },
    )
  }
}
