// Makes the pictures of the home page anew: node scripts/take-pictures.mjs, after a build. The pages of the
// sample businesses are made by the one renderer, and the dashboard is that of the demo account. With
// --copy the product first writes the samples' copy anew, and with it what the home page quotes.
import './tsx-hook.mjs'

import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { launchBrowser } from '../e2e/support/browser.ts'
import { createOwner } from '../e2e/support/owner.ts'
import { startProduct } from '../e2e/support/product.ts'
import {
  sampleBusinesses,
  samplePath,
} from '../apps/web/src/features/marketing/samples/sample-businesses.ts'
import { goToRoot } from './ensure/step.mjs'

/** The pages that are shown, by sample and device. */
const sampleShots = /** @type {const} */ ([
  ['rafting', 'desk'],
  ['fly-fishing', 'phone'],
  ['climbing', 'phone'],
  ['lodge', 'phone'],
  ['horse-trekking', 'phone'],
])

/** @typedef {{ width: number, height: number, scales: readonly number[] }} Shot */

const marketing = 'apps/web/src/features/marketing'
const folder = `${marketing}/pictures`
const largestBytes = 60_000
const quality = 72
/** Each scale is one file: once for ordinary screens, once for dense ones. */
const shots = /** @type {const} */ ({
  desk: { width: 1280, height: 900, scales: [0.75, 1.25] },
  phone: { width: 390, height: 800, scales: [0.8, 1.6] },
})

goToRoot()
// The address that the dashboard shows; nobody owns it, so the browser is led to the product instead.
const publicUrl = 'https://wildpath.example'
const product = await startProduct({ env: { PUBLIC_URL: publicUrl } })
const browser = await launchBrowser()
try {
  if (process.argv.includes('--copy')) await writeSampleCopy()
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) rmSync(join(folder, name))
  await takeSamplePages()
  await takeDashboard()
} finally {
  await browser.close()
  await product.stop()
}

async function writeSampleCopy() {
  const owner = await createOwner(product.url)
  /** @type {Record<string, import('@wildpath/contract').GeneratedContent>} */
  const copy = {}
  for (const { key, business } of sampleBusinesses) copy[key] = await owner.writeCopy(business)
  const quoted = copy['rafting']
  if (quoted === undefined) throw new Error('The home page quotes the sample rafting')
  writeFileSync(
    `${marketing}/home/sample-quotes.json`,
    `${JSON.stringify(quotesOf(quoted), null, 2)}\n`,
  )
  // Ids and times are new on each run; without them the same copy is the same file.
  const isNew = (/** @type {string} */ name) => name === 'id' || name === 'createdAt'
  const text = JSON.stringify(copy, (name, value) => (isNew(name) ? undefined : value), 2)
  writeFileSync(`${marketing}/samples/sample-copy.json`, `${text}\n`)
  spawnSync('node_modules/.bin/oxfmt', [`${marketing}/samples`, `${marketing}/home`])
}

/**
 * What the home page quotes: two ads, and the second email from its beginning.
 * @param {import('@wildpath/contract').GeneratedContent} content
 */
function quotesOf({ ad_copy, follow_up_emails }) {
  const shown = /** @type {const} */ ([
    ['Facebook', ad_copy.facebook_ads[0]],
    ['Google', ad_copy.google_ads.at(-1)],
  ])
  const [subject = '', ...letter] = (follow_up_emails[1] ?? '').split('\n').filter(Boolean)
  const [_greeting, ...lines] = letter.map((line) => line.replace(/^- /, ''))
  return {
    ads: shown.map(([platform, ad]) => ({ platform, headline: ad?.headline, body: ad?.body })),
    letter: { subject: subject.replace(/^Subject: /, ''), lines: lines.slice(0, 3) },
  }
}

async function takeSamplePages() {
  const { renderSamplePages } = await import(`../${marketing}/samples/render-sample-pages.ts`)
  const year = new Date().getFullYear()
  const pages = renderSamplePages({ year })
  for (const [name, device] of sampleShots) {
    const page = await openPage(device)
    const url = publicUrl + samplePath(name)
    // Newer than what was built; its fonts come from the product.
    await page.route(url, (route) =>
      route.fulfill({ body: pages.get(samplePath(name)) ?? '', contentType: 'text/html' }),
    )
    await page.goto(url)
    await take(page, `${name}-${device}`, shots[device])
    await page.context().close()
  }
}

async function takeDashboard() {
  const environment = {
    ...process.env,
    DATA_DIR: product.dataDir,
    NODE_ENV: 'production',
    PUBLIC_URL: publicUrl,
  }
  const seed = spawnSync(process.execPath, ['apps/server/dist/seed.js'], { env: environment })
  if (seed.status !== 0) throw new Error(`The demo data failed: ${String(seed.stderr)}`)
  const [, email, password] = /as (\S+) with the password (\S+)\./.exec(String(seed.stdout)) ?? []
  const page = await openPage('desk')
  const signedIn = await fetch(`${product.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  for (const cookie of signedIn.headers.getSetCookie()) {
    const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split('=', 2)
    await page.context().addCookies([{ name, value, url: publicUrl }])
  }
  await page.goto(`${publicUrl}/dashboard`)
  await page.getByText('Conversion Rate').waitFor()
  await page.waitForLoadState('networkidle')
  // What passes by is no part of the screen.
  await page.addStyleTag({ content: '[data-rht-toaster] { display: none }' })
  await take(page, 'dashboard-desk', shots.desk)
  await page.context().close()
}

/**
 * Leads the product's public address to the product.
 * @param {keyof typeof shots} device
 */
async function openPage(device) {
  const { width, height } = shots[device]
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.route(`${publicUrl}/**`, async (route) => {
    const url = route.request().url().replace(publicUrl, product.url)
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  return page
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} name
 * @param {Shot} shot
 */
async function take(page, name, { width, height, scales }) {
  await page.evaluate(() => document.fonts.ready)
  const session = await page.context().newCDPSession(page)
  for (const scale of scales) {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      // The screen has two dots a pixel, and the clip's scale counts pixels.
      clip: { x: 0, y: 0, width, height, scale: scale / 2 },
    })
    const file = Buffer.from(data, 'base64')
    const path = join(folder, `${name}-${width * scale}.webp`)
    if (file.length > largestBytes) throw new Error(`${path} has ${file.length} bytes`)
    writeFileSync(path, file)
    console.log(`${path} ${file.length} bytes`)
  }
}
