import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** @typedef {{ path: string, args: string[], origin: string }} Browser */

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]

/**
 * In order: what somebody wants, what npm brought (Chromium without anything for windows: journeys take
 * two thirds of the time), what is there, what the machine's package manager or Playwright can fetch.
 */
const ways = [fromWish, fromNpm, fromUsualPlaces, fromPlaywright, fromApt, fromDownload]

/**
 * Finds a Chromium that starts, installing one when there is none. Throws with the remedy otherwise.
 * @returns {Promise<Browser>}
 */
export async function findBrowser() {
  for (const way of ways) {
    const browser = await way()
    if (browser) return browser
  }
  throw new Error('No browser found: install Chromium or Chrome, or set CHROME_PATH to one.')
}

function fromWish() {
  return asBrowser(process.env['CHROME_PATH'], 'of CHROME_PATH')
}

function fromUsualPlaces() {
  return usualPlaces.map((path) => asBrowser(path, 'installed')).find(Boolean)
}

function fromPlaywright() {
  return asBrowser(chromium.executablePath(), 'of Playwright')
}

/** A Chromium inside an npm package: needs neither root nor a network. */
async function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  try {
    // Makes the package unpack its own copies of the libraries a slim machine lacks.
    process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x'
    const { default: packed } = await import('@sparticuz/chromium')
    // Its own flags are for a cloud function: one process for everything, which one dead tab would end.
    return asBrowser(await packed.executablePath(), 'from npm')
  } catch {
    return undefined
  }
}

function fromApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium'
  spawnSync('sh', ['-c', install], {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return asBrowser('/usr/bin/chromium', 'installed by apt')
}

function fromDownload() {
  const args = ['node_modules/playwright-core/cli.js', 'install', 'chromium-headless-shell']
  spawnSync(process.execPath, args, { stdio: 'ignore', timeout: 300_000 })
  return asBrowser(chromium.executablePath(), 'downloaded by Playwright')
}

/**
 * @param {string | undefined} path
 * @param {string} origin
 * @returns {Browser | undefined}
 */
function asBrowser(path, origin) {
  if (!path || !existsSync(path)) return undefined
  const { status } = spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 })
  return status === 0 ? { path, origin, args: flags } : undefined
}
