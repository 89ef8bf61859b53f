import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { paintSceneLossless } from '../../apps/server/src/illustrator/index.ts'
import { createSandboxImageAi } from '../../apps/server/src/providers/image-ai/sandbox-image-ai.ts'
import { launchBrowser } from '../../e2e/support/browser.ts'
import { type AdOrder, castOrders, roundOrders, sampleOrders } from './ad-orders.ts'

const sheets = {
  samples: { ordersOf: sampleOrders, columns: 3 },
  rounds: { ordersOf: roundOrders, columns: 6 },
  casts: { ordersOf: castOrders, columns: 5 },
}

/** Pictures of ads as the built-in illustrator makes them in the product; `names` limits the sheets. */
export async function makeAdSheets(folder: string, names: string[]): Promise<string[]> {
  const files: string[] = []
  for (const [name, { ordersOf, columns }] of Object.entries(sheets)) {
    if (names.length > 0 && !names.includes(name)) continue
    files.push(await makeSheet({ folder, name: `ads-${name}`, orders: ordersOf(), columns }))
  }
  return files
}

type Sheet = { folder: string; name: string; orders: readonly AdOrder[]; columns: number }

async function makeSheet({ folder, name, orders, columns }: Sheet): Promise<string> {
  const own = join(folder, name)
  await mkdir(own, { recursive: true })
  const figures: string[] = []
  for (const [index, order] of orders.entries()) {
    const file = join(own, `${String(index + 1).padStart(2, '0')}-${order.business}.png`)
    figures.push(figureOf(order, await drawInto(file, order), file))
  }
  const list = join(own, 'sheet.html')
  await writeFile(list, sheetHtml(figures, columns))
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1680, height: 900 } })
    await page.goto(pathToFileURL(list).href)
    const sheet = join(folder, `${name}.png`)
    await page.screenshot({ path: sheet, fullPage: true })
    return sheet
  } finally {
    await browser.close()
  }
}

/** Answers what the picture is said to show. */
async function drawInto(file: string, order: AdOrder): Promise<string> {
  const ai = createSandboxImageAi({ paint: paintSceneLossless })
  const made = await ai.make(order, { signal: new AbortController().signal })
  if (!made.ok) throw new Error(`No picture of "${order.asked}"`)
  await writeFile(file, made.image.bytes)
  return made.image.alt
}

function figureOf({ business, asked }: AdOrder, alt: string, file: string): string {
  const said = asked.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<figure><img src="${pathToFileURL(file).href}"><figcaption><b>${business}</b> ${said}<br><i>${alt}</i></figcaption></figure>`
}

function sheetHtml(figures: readonly string[], columns: number): string {
  return `<!doctype html><style>body{margin:12px;background:#fff;font:12px/1.35 sans-serif;display:grid;gap:10px;align-items:start;grid-template-columns:repeat(${columns},1fr)}figure{margin:0}img{display:block;width:100%;max-height:330px;object-fit:contain;object-position:left}figcaption{padding:3px 0}</style>${figures.join('')}`
}
