import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type PageDocument, pageDesigns } from '@wildpath/page/document'
import { renderPageHtml } from '@wildpath/page/html'
import { emptyForm } from '@wildpath/page/render'
import type { Browser } from 'playwright-core'

import { launchBrowser } from '../../e2e/support/browser.ts'
import { fontFaces } from './font-faces.ts'
import { pageInDesign, samplePages } from './page-samples.ts'

// sharp belongs to the server; there is no second copy for a script.
const serverRequire = createRequire(new URL('../../apps/server/package.json', import.meta.url))
const sharp = serverRequire('sharp') as (typeof import('sharp'))['default']

const widths = [390, 1280] as const
type Shot = { name: string; page: PageDocument }

/** The first generated pages of many businesses, whole, and on a sheet for each width. */
export function makePageSheets(folder: string, names: string[]): Promise<string[]> {
  return makeSheets({ folder, sheet: 'pages', shots: samplePages(names) })
}

/** One business in the six designs. `names` may hold the brief to show. */
export function makeDesignSheets(folder: string, [brief = 'kayak-html']: string[]) {
  const shots = pageDesigns.map((design) => ({ name: design, page: pageInDesign(brief, design) }))
  return makeSheets({ folder, sheet: 'designs', shots })
}

type Order = { folder: string; sheet: string; shots: Shot[] }

async function makeSheets({ folder, sheet, shots }: Order): Promise<string[]> {
  const own = join(folder, sheet)
  await mkdir(own, { recursive: true })
  const browser = await launchBrowser()
  try {
    const sheets: string[] = []
    for (const width of widths) {
      const files: string[] = []
      for (const shot of shots) files.push(await shoot(browser, { ...shot, folder: own, width }))
      sheets.push(await tile(files, join(folder, `${sheet}-${width}.png`), width))
    }
    return sheets
  } finally {
    await browser.close()
  }
}

type Sitting = Shot & { folder: string; width: number }

/** A picture of the whole page; a page that scrolls sideways is an error. */
async function shoot(browser: Browser, { folder, width, ...shot }: Sitting) {
  const { name } = shot
  const html = join(folder, `${name}.html`)
  await writeFile(html, htmlOf(shot.page))
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(pathToFileURL(html).href)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  if (wide > width) console.error(`${name} is ${wide} px wide at ${width}`)
  const file = join(folder, `${name}-${width}.png`)
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
  return file
}

function htmlOf(page: PageDocument): string {
  const html = renderPageHtml({
    page,
    context: {
      mode: 'public',
      form: { ...emptyForm, action: '/f/sheet' },
      badge: { label: 'Made with Wildpath', url: 'https://example.test' },
      year: 2026,
    },
    head: {
      title: page.title,
      description: '',
      canonicalUrl: 'https://example.test/',
      siteName: 'Sheet',
    },
  })
  // No server is there to bring the fonts; and a bar that sticks would stand in the middle of a long picture.
  return html
    .replace(/@font-face\{[^}]*\/page-fonts\/[^}]*\}/g, '')
    .replace('</head>', `<style>${fontFaces()}.pg-thumb{display:none}</style></head>`)
}

/** Side by side, cut at a length that still shows the rhythm. */
async function tile(files: readonly string[], sheet: string, width: number): Promise<string> {
  const [cell, tall, columns] = width < 600 ? [300, 1500, 8] : [520, 1500, 4]
  const rows = Math.ceil(files.length / columns)
  const tiles = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file)
        .resize({ width: cell })
        .extract({ left: 0, top: 0, width: cell, height: await heightOf(file, cell, tall) })
        .toBuffer(),
      left: (index % columns) * (cell + 12) + 12,
      top: Math.floor(index / columns) * (tall + 12) + 12,
    })),
  )
  await sharp({
    create: {
      width: Math.min(columns, files.length) * (cell + 12) + 12,
      height: rows * (tall + 12) + 12,
      channels: 3,
      background: '#777777',
    },
  })
    .composite(tiles)
    .png()
    .toFile(sheet)
  return sheet
}

async function heightOf(file: string, cell: number, tall: number): Promise<number> {
  const { width = 1, height = 1 } = await sharp(file).metadata()
  return Math.min(tall, Math.floor((height * cell) / width))
}
