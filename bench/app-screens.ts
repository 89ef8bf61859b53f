import { readFileSync } from 'node:fs'

import { type Browser, chromium, type Page } from 'playwright-core'

import { rafting } from '../e2e/support/owner.ts'
import { createDraft, newOwner } from '../e2e/support/people.ts'
import { startProduct } from '../e2e/support/product.ts'
import { findBrowser } from '../scripts/find-browser.mjs'
import type { Table } from './support/table.ts'

/** A screen, and the control that people come for. */
const screens = [
  { path: '/dashboard', control: 'h3 a[href^="/funnel/"]' },
  { path: '/leads', control: 'main h2' },
  { path: '/', control: 'main a[href="/auth/signup"]' },
  { path: '/pricing', control: 'main h1' },
]
const settledMs = 14_000
const watchedSeconds = 30

/** What a browser loads before a screen is usable, and what the screen costs while nobody touches it. */
export async function benchAppScreens(): Promise<Table[]> {
  const { path, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath: path, args })
  const product = await startProduct()
  try {
    const rows: (string | number)[][] = []
    for (const screen of screens) rows.push(await measure(browser, product.url, screen))
    return [
      {
        title: 'Screens of the app',
        note: [
          'JS until usable: brotli, every script requested before the control that people come for is painted.',
          `At rest: CPU of the renderer and the graphics process over ${watchedSeconds} s, in percent of a core, 14 s after the last input.`,
        ].join('\n'),
        columns: ['screen', 'JS KB until usable', 'files', 'CPU % at rest'],
        rows: [...rows, ['goal', '120', '', '1']],
      },
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}

type Screen = (typeof screens)[number]

async function measure(browser: Browser, url: string, { path, control }: Screen) {
  const isPublic = path === '/' || path === '/pricing'
  const options = {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
  } as const
  const page = isPublic ? await browser.newPage(options) : await newOwner(browser, url, options)
  if (!isPublic) await createDraft(page, url, rafting)
  await page.addInitScript(noteUsable, control)
  await page.goto(url + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.usableAtMs !== undefined)
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < window.usableAtMs)
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  )
  const bytes = scripts.reduce((sum, size) => sum + size, 0)
  await page.waitForTimeout(settledMs)
  const cpu = await measureCpu(browser, page)
  await page.context().close()
  return [path, (bytes / 1000).toFixed(1), scripts.length, cpu.toFixed(1)]
}

declare global {
  interface Window {
    usableAtMs: number
  }
}

/** Runs in the page before its own scripts. */
function noteUsable(control: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(control) === null) return
    observer.disconnect()
    requestAnimationFrame(() => (window.usableAtMs = performance.now()))
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** In percent of a core. Linux counts in hundredths of a second. */
async function measureCpu(browser: Browser, page: Page): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const readTicks = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    return processInfo
      .filter(({ type }) => type === 'renderer' || type === 'GPU')
      .reduce((sum, { id }) => sum + ticksOf(id), 0)
  }
  const before = await readTicks()
  await page.waitForTimeout(watchedSeconds * 1000)
  const used = (await readTicks()) - before
  await session.detach()
  return used / watchedSeconds
}

function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return Number(fields[11]) + Number(fields[12])
}
