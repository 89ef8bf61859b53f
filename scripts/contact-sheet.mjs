// Development only: pictures of many things on one sheet, to be looked at.
// node scripts/contact-sheet.mjs scenes
// node scripts/contact-sheet.mjs themes [brief]
// node scripts/contact-sheet.mjs pages [briefs]
// node scripts/contact-sheet.mjs ads [samples] [rounds]
import './tsx-hook.mjs'

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/** @type {Record<string, () => Promise<(folder: string, names: string[]) => Promise<string[]>>>} */
const modes = {
  scenes: async () => (await import('./contact-sheet/scenes.ts')).makeSceneSheets,
  themes: async () => (await import('./contact-sheet/pages.ts')).makeThemeSheets,
  pages: async () => (await import('./contact-sheet/pages.ts')).makePageSheets,
  ads: async () => (await import('./contact-sheet/ads.ts')).makeAdSheets,
}

const [mode = '', ...rest] = process.argv.slice(2)
if (!Object.hasOwn(modes, mode)) {
  console.error(`Say which sheet: ${Object.keys(modes).join(', ')}`)
  process.exit(1)
}
const folder = join(import.meta.dirname, '../contact-sheets')
await mkdir(folder, { recursive: true })
const makeSheets = await modes[mode]?.()
for (const file of (await makeSheets?.(folder, rest)) ?? []) console.log(file)
