import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * PostgreSQL refuses to run as root. So root runs it
 * - in a user namespace, where the same user has another number and the files stay as they are; or
 * - where containers forbid that, as the account `nobody`, which must be able to reach the files.
 */
export type RunAs =
  | { kind: 'current-user' }
  | { kind: 'user-namespace' }
  | { kind: 'account'; uid: number; gid: number }

/** `nobody` on every Linux: initdb needs a user that has an entry in the password file. */
const nobody = 65534

/** The ways this process may run PostgreSQL, best first. */
export function possibleRunAs(uid: number | undefined): RunAs[] {
  if (uid !== 0) return [{ kind: 'current-user' }]
  return [{ kind: 'user-namespace' }, { kind: 'account', uid: nobody, gid: nobody }]
}

/** The program and arguments that run `command` this way. */
export function commandAs(runAs: RunAs, command: string[]): string[] {
  if (runAs.kind !== 'user-namespace') return command
  return ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--', ...command]
}

/** The spawn options that go with commandAs. */
export function identityOf(runAs: RunAs): { uid: number; gid: number } | Record<string, never> {
  return runAs.kind === 'account' ? { uid: runAs.uid, gid: runAs.gid } : {}
}

/** The user that must own the data files, as the file system outside any namespace sees it. */
export function ownerOf(runAs: RunAs): { uid: number; gid: number } | undefined {
  if (runAs.kind === 'current-user') return undefined
  if (runAs.kind === 'user-namespace') return { uid: 0, gid: 0 }
  return { uid: runAs.uid, gid: runAs.gid }
}

/** Tries it: can a process of this kind enter the folder and run this PostgreSQL? */
export function canRun(runAs: RunAs, binaries: string, folder: string): boolean {
  const script = 'cd "$1" && exec "$2" --version'
  const [program = '', ...args] = commandAs(runAs, [
    '/bin/sh',
    '-c',
    script,
    'sh',
    folder,
    join(binaries, 'bin/postgres'),
  ])
  return spawnSync(program, args, { ...identityOf(runAs), cwd: '/', stdio: 'ignore' }).status === 0
}
