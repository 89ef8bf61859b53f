import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { loadDocuments } from './screen-documents.ts'

it('knows whole paths, with and without a slash at the end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'screen-documents-'))
  const paths = ['/', '/dashboard', '/funnel/:id/preview']
  const screens = paths.map((path) => ({ path, links: [], preloads: [] }))
  writeFileSync(join(folder, 'screens.json'), JSON.stringify(screens))
  const documentOf = await loadDocuments(folder, '<head></head>')
  const isScreen = (path: string) => documentOf(path).isScreen

  expect(isScreen('/')).toBe(true)
  expect(isScreen('/funnel/6f0c/preview')).toBe(true)
  expect(isScreen('/dashboard/')).toBe(true)
  expect(isScreen('/funnel/6f0c/nowhere')).toBe(false)
  expect(isScreen('/dashboards')).toBe(false)
  rmSync(folder, { recursive: true })
})
