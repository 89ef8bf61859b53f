import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium } from 'playwright-core'

import { startProduct } from '../e2e/support/product.ts'
import { findBrowser } from '../scripts/find-browser.mjs'
import { type Figures, fewSections, manySections, measureEditor } from './editors/measure.ts'
import { ourEditor } from './editors/our-editor.ts'
import { startPeers } from './editors/peers.ts'
import type { Table } from './support/table.ts'

const flags = [
  // A frame is drawn as soon as there is something to draw, not when a screen wants the next one.
  '--disable-frame-rate-limit',
  '--disable-gpu-vsync',
  // Some editors ask other hosts for a font.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
]

const goals = ['goal', '0.25', '0.70', '<16', '<50', '20', '30', '30', '1', '200', '']

/** Our editor next to editors that others use, on the same sections, in one browser. */
export async function benchEditors(): Promise<Table[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-editors-'))
  const { path, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath: path, args: [...args, ...flags] })
  const peers = await startPeers(folder)
  const product = await startProduct()
  try {
    const ours = await ourEditor(browser, product.url)
    const rows: (string | number)[][] = []
    for (const subject of [ours, ...peers.subjects]) {
      rows.push(rowOf(subject.name, await measureEditor(browser, subject)))
    }
    return [tableOf([...rows, goals])]
  } finally {
    await browser.close()
    await peers.stop()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function rowOf(name: string, figures: Figures): (string | number)[] {
  return [
    name,
    (figures.usableFewMs / 1000).toFixed(2),
    (figures.usableManyMs / 1000).toFixed(2),
    figures.keyP95Ms.toFixed(1),
    figures.longestTaskMs === 0 ? '<50' : figures.longestTaskMs.toFixed(0),
    figures.addMs.toFixed(0),
    figures.moveMs.toFixed(0),
    figures.undoMs.toFixed(0),
    figures.undoSteps,
    (figures.bytes / 1000).toFixed(0),
    (figures.bytesAdded / 1000).toFixed(0),
  ]
}

function tableOf(rows: (string | number)[][]): Table {
  return {
    title: 'Editors of pages',
    note: [
      `Usable: from the start of the navigation, with what the browser kept from a visit before, until the`,
      `first section is painted, the controls are there and the browser has time for input. The rest is at`,
      `${manySections} sections: milliseconds until it is painted, without waiting for a screen of 60 Hz. Ours is`,
      `opened from the running product, signed in, and pressed as people press it; peers have their sections`,
      `in the page and are asked by their API. Steps: undo after 60 typed characters. KB of JS and CSS, brotli:`,
      `everything the address loads until it is usable, and what of that the dashboard has not loaded before.`,
    ].join('\n'),
    columns: [
      'editor',
      `usable s, ${fewSections}`,
      `usable s, ${manySections}`,
      'key p95 ms',
      'longest task',
      'add ms',
      'move ms',
      'undo ms',
      'steps',
      'KB',
      'KB added',
    ],
    rows,
  }
}
