import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageDocument } from '@wildpath/page/document'
import { pageThemes } from '@wildpath/page/themes'
import { renderPageHtml } from '@wildpath/page/html'
import { emptyForm } from '@wildpath/page/render'
import type { Browser } from 'playwright-core'

import { launchBrowser } from '../../e2e/support/browser.ts'
import { fontFaces } from './font-faces.ts'
import { pageInTheme, samplePages } from './page-samples.ts'

const widths = [390, 1280] as const
type Shot = { name: string; page: PageDocument }

/** The first generated pages of many businesses, whole, and on a sheet for each width. */
export function makePageSheets(folder: string, names: string[]): Promise<string[]> {
  return makeSheets({ folder, sheet: 'pages', shots: samplePages(names) })
}

/** One business in the six themes. `names` may hold the brief to show. */
export function makeThemeSheets(folder: string, [brief = 'kayak-html']: string[]) {
  const shots = pageThemes.map((theme) => ({ name: theme, page: pageInTheme(brief, theme) }))
  return makeSheets({ folder, sheet: 'themes', shots })
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
      sheets.push(
        await tile(browser, { files, sheet: join(folder, `${sheet}-${width}.png`), width }),
      )
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
      badge: { product: 'Wildpath', url: 'https://example.test' },
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

/** Side by side, each cut at a length that still shows the rhythm. */
async function tile(browser: Browser, { files, sheet, width }: Tiling): Promise<string> {
  const [cell, columns] = width < 600 ? [300, 8] : [520, 4]
  const pictures = files.map((file) => `<div><img src="${pathToFileURL(file).href}"></div>`)
  const list = `${sheet}.html`
  await writeFile(
    list,
    `<!doctype html><style>body{display:grid;align-items:start;grid-auto-rows:max-content;grid-template-columns:repeat(${columns},${cell}px);gap:12px;width:max-content;margin:12px;background:#777}div{max-height:1500px;overflow:hidden}img{width:100%;display:block}</style>${pictures.join('')}`,
  )
  const page = await browser.newPage({
    viewport: { width: columns * (cell + 12) + 12, height: 900 },
  })
  await page.goto(pathToFileURL(list).href)
  await page.screenshot({ path: sheet, fullPage: true })
  await page.close()
  await rm(list)
  return sheet
}

type Tiling = { files: readonly string[]; sheet: string; width: number }
