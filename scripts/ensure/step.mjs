import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A step that could not be done; the message tells the person what to do. */
export class StepFailed extends Error {}

/** The scripts work from any directory. */
export function goToRoot() {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
}

/**
 * Says what takes long, does it, and says how long it took. On stderr, so that the output of a
 * command stays its own; --quiet keeps the announcement only.
 * @param {string} headline
 * @param {() => void} work
 */
export function step(headline, work) {
  const startedAt = Date.now()
  console.error(`${headline} ...`)
  work()
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  if (!process.argv.includes('--quiet')) console.error(`  done in ${seconds} s`)
}

/**
 * Runs a program in the foreground; throws StepFailed when it does not end well.
 * @param {string} what
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function run(what, program, args, env) {
  const { status, signal, error } = spawnSync(program, args, {
    stdio: ['ignore', 2, 2],
    env,
  })
  if (status === 0) return
  throw new StepFailed(`${what} failed (${error?.message ?? signal ?? `exit code ${status}`}).`)
}

/** @param {string} path */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * The environment without what the outer npm and a production shell would impose on nested tools:
 * a workspace, --omit=dev, NODE_ENV=production.
 */
export function cleanEnvironment() {
  const imposed =
    /^npm_(lifecycle|package)|^npm_config_(workspaces?|include_workspace_root|omit|include|production|only|ignore_scripts|dry_run|(local_)?prefix|global|location|engine_strict|package_lock.*|force|legacy_peer_deps)$/i
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !imposed.test(name) && name !== 'NODE_ENV'),
  )
}
