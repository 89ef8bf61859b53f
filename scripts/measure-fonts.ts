// Prints packages/page/src/style/font-metrics.ts: how wide and high the pages' fonts are, in em, next to
// the local fonts that stand in for them until they have arrived. Run it when a font package changes.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { chromium } from 'playwright-core'

import { findBrowser } from './find-browser.mjs'

const sample =
  'You step off the bank at nine, and by noon the whole family is swimming below the last rapid. ' +
  'Guides who grew up on this river, every wetsuit in every size, lunch on a quiet gravel bar. ' +
  'Book a half day from May to September; we answer every message within 24 hours.'
const weights = [400, 600, 700, 800]

const require = createRequire(join(import.meta.dirname, '../apps/server/src/main.ts'))
const variable = (name: string): Record<string, string> => ({
  '100 900': `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
})
const fixed = (name: string): Record<string, string> => ({
  400: `@fontsource/${name}/files/${name}-latin-400-normal.woff2`,
  700: `@fontsource/${name}/files/${name}-latin-700-normal.woff2`,
})
const fonts = {
  'Inter': variable('inter'),
  'Roboto': variable('roboto'),
  'Open Sans': variable('open-sans'),
  'Lato': fixed('lato'),
  'Montserrat': variable('montserrat'),
  'Poppins': fixed('poppins'),
  'Playfair Display': variable('playfair-display'),
  'Merriweather': fixed('merriweather'),
}

// Widths of the characters ' abc…zABC…Z0', ',.-;' in thousandths of an em, from Adobe's Core 14 metrics;
// Arial and Liberation Sans share Helvetica's, Times New Roman and Liberation Serif share Times's.
const order = ' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0,.;'
const coreWidths = {
  arial: [
    '278 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 556 278 278 278',
    '278 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 556 278 278 333',
  ],
  times: [
    '250 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 500 250 250 278',
    '250 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 722 667 722 722 667 611 778 778 389 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667 500 250 250 333',
  ],
}

function coreWidth(table: string): number {
  const widths = table.split(' ').map(Number)
  const total = sample.split('').reduce((sum, character) => {
    const at = order.indexOf(/\d/.test(character) ? '0' : character)
    if (at === -1) throw new Error(`No width for ${character}`)
    return sum + (widths[at] ?? 0)
  }, 0)
  return round(total / 1000 / sample.length)
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

const faces = Object.entries(fonts).flatMap(([family, files]) =>
  Object.entries(files).map(([weight, file]) => ({
    family,
    weight,
    data: readFileSync(require.resolve(file)).toString('base64'),
  })),
)
const { path, args } = await findBrowser()
const browser = await chromium.launch({ executablePath: path, args })
const page = await browser.newPage()
const measured = await page.evaluate(measureInPage, { faces, sample, weights })
await browser.close()

const rows = (entries: Record<string, unknown>) =>
  Object.entries(entries)
    .map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`)
    .join('\n')
const fallbacks = {
  'arial': coreWidths.arial.map(coreWidth),
  'times': coreWidths.times.map(coreWidth),
  'roboto': [400, 700].map((weight) => round(measured.fonts['Roboto']?.widths[weight] ?? 0)),
  'dejavu-sans': measured.local['DejaVu Sans']?.map(round),
  'dejavu-serif': measured.local['DejaVu Serif']?.map(round),
}
console.log(`fontMetrics\n${rows(measured.fonts)}\nfallbackWidths\n${rows(fallbacks)}`)

type Measuring = {
  faces: { family: string; weight: string; data: string }[]
  sample: string
  weights: number[]
}
type Measured = {
  fonts: Record<string, { ascent: number; descent: number; widths: Record<number, number> }>
  local: Record<string, number[]>
}

/** Runs in the browser: widths per character without kerning, heights as the font says. */
async function measureInPage({ faces, sample, weights }: Measuring): Promise<Measured> {
  for (const { family, weight, data } of faces) {
    const face = new FontFace(family, `url(data:font/woff2;base64,${data})`, { weight })
    document.fonts.add(await face.load())
  }
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) throw new Error('No canvas')
  const measure = (family: string, weight: number) => {
    context.font = `${weight} 1000px "${family}"`
    context.fontKerning = 'none'
    const text = context.measureText(sample)
    const em = (value: number) => Math.round(value * 10) / 10_000
    return {
      width: em(text.width / sample.length),
      ascent: em(text.fontBoundingBoxAscent),
      descent: em(text.fontBoundingBoxDescent),
    }
  }
  const fonts: Measured['fonts'] = {}
  for (const family of new Set(faces.map((face) => face.family))) {
    const { ascent, descent } = measure(family, 400)
    const widths = Object.fromEntries(
      weights.map((weight) => [weight, measure(family, weight).width]),
    )
    fonts[family] = { ascent, descent, widths }
  }
  const local: Measured['local'] = {}
  for (const family of ['DejaVu Sans', 'DejaVu Serif']) {
    local[family] = [400, 700].map((weight) => measure(family, weight).width)
  }
  return { fonts, local }
}
