import { type Scene, sceneSchema } from '@wildpath/illustrator'
import { drawScene } from '@wildpath/illustrator/draw'
import { join } from 'node:path'

import { launchBrowser } from '../../e2e/support/browser.ts'
import { brands, sheets, type Sheet } from './scene-lists.ts'

/** Draws sheets of scenes as PNG files into `folder`; `names` limits them. Answers their paths. */
export async function makeSceneSheets(folder: string, names: string[]): Promise<string[]> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1680, height: 900 } })
    const files: string[] = []
    for (const sheet of sheets.filter(({ name }) => names.length === 0 || names.includes(name))) {
      await page.setContent(sheetHtml(sheet))
      const file = join(folder, `scenes-${sheet.name}.png`)
      await page.screenshot({ path: file, fullPage: true })
      files.push(file)
    }
    return files
  } finally {
    await browser.close()
  }
}

function sheetHtml({ scenes, width, height, columns }: Sheet): string {
  const figures = scenes.map((wish, index) => {
    const scene = sceneSchema.parse({ seed: 11 + index * 37, ...wish })
    const brand = brands[index % brands.length] ?? brands[0]
    const drawing = drawScene({ scene, colours: brand, width, height })
    const svg = `<svg viewBox="${drawing.viewBox}" preserveAspectRatio="xMidYMid slice" style="aspect-ratio:${width}/${height}">${drawing.markup}</svg>`
    return `<figure>${svg}<figcaption>${labelOf(scene)} · ${(drawing.markup.length / 1000).toFixed(1)} KB</figcaption></figure>`
  })
  return `<style>body{margin:12px;background:#fff;font:12px sans-serif;display:grid;gap:10px;grid-template-columns:repeat(${columns},1fr)}figure{margin:0}svg{width:100%;display:block}figcaption{padding:3px 0}</style>${figures.join('')}`
}

function labelOf({ kind, time, weather, season, subject, seed }: Scene): string {
  return `${kind} · ${subject} · ${time} · ${weather} · ${season} · ${seed}`
}
