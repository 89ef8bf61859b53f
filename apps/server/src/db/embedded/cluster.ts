import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  chownSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { holdsCluster, type Placement } from './placement.ts'
import { commandAs, identityOf, ownerOf } from './run-as.ts'

export const username = 'wildpath'
export const database = 'postgres'
export const port = 5432

/** The environment of PostgreSQL's programs: nothing of ours, and messages we can recognise. */
export const programEnvironment = { LC_ALL: 'C', PATH: process.env['PATH'] ?? '/usr/bin:/bin' }

export type ClusterSettings = {
  /** True if commits survive a power loss. */
  isDurable: boolean
  maxConnections: number
}

/**
 * Command-line settings of the running database. Everything that makes an acknowledged commit
 * durable (fsync, synchronous_commit, full_page_writes) stays on, said aloud so that no
 * postgresql.conf can turn it off; off where nobody misses what is lost with the power.
 */
export function settings(
  socketDirectory: string,
  { isDurable, maxConnections }: ClusterSettings,
): string[] {
  const durable = isDurable ? 'on' : 'off'
  const values: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socketDirectory,
    unix_socket_permissions: '0700',
    port: String(port),
    timezone: 'UTC',
    log_timezone: 'UTC',
    fsync: durable,
    synchronous_commit: durable,
    full_page_writes: durable,
    max_connections: String(maxConnections),
    shared_buffers: '256MB',
    // Fewer checkpoints write fewer full pages to the log; recovery still takes seconds.
    checkpoint_timeout: '15min',
    max_wal_size: '2GB',
    min_wal_size: '256MB',
    wal_buffers: '16MB',
    jit: 'off',
    // What a person typed never reaches a log: the server reports failed statements by code itself.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Makes the cluster when there is none, and sees that the right user owns the one there is. */
export function prepareCluster(placement: Placement, version: string): void {
  const { clusterDir } = placement
  const majorVersion = version.split('.')[0]
  if (!holdsCluster(clusterDir)) createCluster(placement)
  const found = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim()
  if (found !== majorVersion) {
    throw new Error(
      `The database in ${clusterDir} was made by PostgreSQL ${found}, this server brings ` +
        `PostgreSQL ${majorVersion}. Export the data with the older release first.`,
    )
  }
  const owner = ownerOf(placement.runAs)
  if (owner && statSync(clusterDir).uid !== owner.uid) giveTree(clusterDir, owner)
}

/** A start that is cut short leaves a draft, never half a cluster. */
function createCluster(placement: Placement): void {
  const draft = `${placement.clusterDir}.${randomUUID()}`
  removeDrafts(placement.clusterDir)
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  const owner = ownerOf(placement.runAs)
  if (owner) chownSync(draft, owner.uid, owner.gid)
  const [program = '', ...args] = commandAs(placement.runAs, [
    join(placement.binaries, 'bin/initdb'),
    `--pgdata=${draft}`,
    `--username=${username}`,
    '--auth=trust',
    '--no-instructions',
    // The same order and the same lower case on every machine, for all of Unicode.
    '--encoding=UTF8',
    '--no-locale',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ])
  const { status, stderr, error } = spawnSync(program, args, {
    ...identityOf(placement.runAs),
    cwd: '/',
    env: programEnvironment,
    encoding: 'utf8',
  })
  if (status !== 0) {
    rmSync(draft, { recursive: true, force: true })
    throw new Error(`The database could not be made: ${error?.message ?? stderr.trim()}`)
  }
  renameSync(draft, placement.clusterDir)
}

function removeDrafts(clusterDir: string): void {
  const parent = join(clusterDir, '..')
  for (const name of readdirSync(parent)) {
    if (/^postgres\.[0-9a-f-]{36}$/.test(name)) {
      rmSync(join(parent, name), { recursive: true, force: true })
    }
  }
}

function giveTree(directory: string, owner: { uid: number; gid: number }): void {
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(directory, name), owner.uid, owner.gid)
  }
  // Last, because it is what tells the next start that the whole tree is done.
  chownSync(directory, owner.uid, owner.gid)
}
