import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type ClusterSettings, programEnvironment, settings } from './cluster.ts'
import type { Placement } from './placement.ts'
import { commandAs, identityOf } from './run-as.ts'

/** A PostgreSQL that accepts connections. `ended` settles with its last words once it is gone. */
export type Postmaster = { pid: number; ended: Promise<string>; stop(): Promise<void> }

const stopPatienceMs = 15_000
const lastWordsMs = 500

/**
 * Runs PostgreSQL under a small shell that holds the other end of a pipe from us. When this process
 * ends, even by kill -9, the shell reads end-of-file and asks PostgreSQL for its fast shutdown.
 * Needs neither prctl nor a helper program, so it works on every Unix.
 */
const watcher = [
  'exec 4<&0',
  '"$@" </dev/null 3>&- 4<&- & postgres=$!',
  'echo $postgres >&3; exec 3>&-',
  '(while read -r _ <&4; do :; done; kill -INT $postgres) 2>/dev/null & watch=$!',
  'exec 4<&-',
  'wait $postgres; code=$?',
  'kill $watch 2>/dev/null',
  'exit $code',
].join('\n')

export type Launch = ClusterSettings & { placement: Placement; socketDirectory: string }

/** Starts PostgreSQL and returns once it accepts connections; throws with its own words when it cannot. */
export async function launchPostmaster({
  placement,
  socketDirectory,
  isDurable,
  maxConnections,
}: Launch): Promise<Postmaster> {
  const command = commandAs(placement.runAs, [
    join(placement.binaries, 'bin/postgres'),
    '-D',
    placement.clusterDir,
    ...settings(socketDirectory, { isDurable, maxConnections }),
  ])
  const shell = spawn('/bin/sh', ['-c', watcher, 'sh', ...command], {
    ...identityOf(placement.runAs),
    cwd: '/',
    env: programEnvironment,
    // Its own process group: Ctrl-C in a terminal must reach us only, so that we stop in order.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
  })
  shell.stdin?.on('error', () => {})
  const words = collectWords(shell)
  const ended = whenEnded(shell, () => words.text())
  const pid = readPid(shell)
  const outcome = await Promise.race([words.ready.then(() => 'ready' as const), ended])
  if (outcome !== 'ready') throw new Error(`PostgreSQL did not start: ${reasonIn(outcome)}`)
  const postmasterPid = await pid
  return { pid: postmasterPid, ended, stop: () => stopPostmaster(shell, postmasterPid, ended) }
}

/** The line of PostgreSQL's last words that says why it ended, without its date and process id. */
export function reasonIn(lastWords: string): string {
  const lines = lastWords.trim().split('\n')
  const reason = lines.find((line) => /(FATAL|PANIC): /.test(line)) ?? lines.at(-1) ?? ''
  return reason.replace(/^.*?(FATAL|PANIC|LOG): +/, '')
}

/** Normally the pipe's end comes after the last words; a child that lingers may hold it open. */
function whenEnded(shell: ChildProcess, lastWords: () => string): Promise<string> {
  return new Promise((resolve) => {
    const finish = () => resolve(lastWords())
    shell.once('close', finish)
    shell.once('exit', () => setTimeout(finish, lastWordsMs).unref())
    shell.once('error', (error) => resolve(error.message))
  })
}

async function stopPostmaster(
  shell: ChildProcess,
  pid: number,
  ended: Promise<string>,
): Promise<void> {
  shell.stdin?.end()
  const insist = setTimeout(() => {
    try {
      process.kill(pid, 'SIGQUIT')
    } catch {
      // It ended by itself meanwhile.
    }
  }, stopPatienceMs)
  await ended
  clearTimeout(insist)
}

/** Keeps the last lines PostgreSQL wrote and notices the one that says it is ready. */
function collectWords(shell: ChildProcess): { ready: Promise<void>; text(): string } {
  let text = ''
  const { promise: ready, resolve } = Promise.withResolvers<void>()
  shell.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text = (text + chunk).slice(-4_000)
    if (text.includes('ready to accept connections')) resolve()
  })
  return { ready, text: () => text }
}

function readPid(shell: ChildProcess): Promise<number> {
  const pipe = shell.stdio[3] as Readable
  return new Promise((resolve) => {
    pipe.setEncoding('utf8').once('data', (line: string) => resolve(Number.parseInt(line, 10)))
  })
}
