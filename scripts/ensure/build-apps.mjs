import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { cleanEnvironment, run, step } from './step.mjs'

const stamp = 'dist/build-stamp'
const outputs = [
  'dist/web/index.html',
  'dist/web-renderer/render-public-page.js',
  'apps/server/dist/main.js',
]
const sources = ['apps', 'packages', 'package-lock.json', 'tsconfig.base.json']

/**
 * Builds web and server when a source changed since the last build. The stamp is the content of the
 * sources as they were before the build: a change made meanwhile leads to another build.
 * @param {string} node
 */
export function buildApps(node) {
  const wanted = hashOf(sources)
  if (outputs.every((path) => existsSync(path)) && readStamp() === wanted) return
  rmSync(stamp, { force: true })
  step('Building', () => {
    for (const app of ['apps/web', 'apps/server']) {
      const args = ['node_modules/vite/bin/vite.js', 'build', app, '--logLevel', 'warn']
      run(`Building ${app}`, node, args, { ...cleanEnvironment(), NODE_ENV: 'production' })
    }
  })
  mkdirSync('dist', { recursive: true })
  writeFileSync(stamp, wanted)
}

function readStamp() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
}

/** @param {string[]} paths */
function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, path)
  return hash.digest('hex')
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function addTo(hash, path) {
  if (!statSync(path).isDirectory()) {
    hash.update(`${path}\n`).update(readFileSync(path))
    return
  }
  // oxlint-disable-next-line unicorn/no-array-sort -- Node 18, which may run this, has no toSorted
  for (const entry of readdirSync(path).sort()) {
    if (!isIrrelevant(entry)) addTo(hash, join(path, entry))
  }
}

/** @param {string} name */
function isIrrelevant(name) {
  return name === 'node_modules' || name === 'dist' || /\.test\.tsx?$/.test(name)
}
