import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { isReservedSlug } from '../apps/server/src/features/funnels/slug.ts'

const screens = readFileSync(join(import.meta.dirname, '../apps/web/src/screens.ts'), 'utf8')

it('no page can have an address that is a screen of the product', () => {
  const paths = [...screens.matchAll(/(?:path: |(?:public|live)Screen\(\s*)'\/([^/':]+)/g)]
  const names = [...new Set(paths.map(([, name = '']) => name))]
  expect(names).toContain('pricing')
  expect(names).toContain('dashboard')
  expect(names.filter((name) => !isReservedSlug(name))).toEqual([])
})
