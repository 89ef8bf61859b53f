import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')

describe("the map's table of where to go", () => {
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && line.includes('`'))
  const paths = rows.flatMap((row) =>
    [...row.matchAll(/`([\w./-]*\/[\w./-]*)`/g)].map(([, path]) => path ?? ''),
  )

  it('has twenty rows and more, and each names a place', () => {
    expect(rows.length).toBeGreaterThanOrEqual(20)
    expect(paths.length).toBeGreaterThanOrEqual(rows.length)
  })

  it('names places that are there', () => {
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

describe("the map's tree", () => {
  it.each(['apps/server/src/features', 'apps/web/src/features', 'apps/web/src/entities'])(
    'names every folder of %s',
    (folder) => {
      const names = readdirSync(join(root, folder))
      expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
    },
  )
})
