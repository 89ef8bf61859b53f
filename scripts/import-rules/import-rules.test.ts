import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readImports } from './imports.ts'
import { findViolations, importRules } from './rules.ts'

const root = join(import.meta.dirname, '../..')

function readTree() {
  const paths = globSync('{apps/*/src,packages/*/src,e2e}/**/*.{ts,tsx}', { cwd: root })
  return paths.flatMap((path) =>
    readImports({ path, source: readFileSync(join(root, path), 'utf8') }),
  )
}

it('holds in the whole tree', () => {
  const imports = readTree()

  expect(imports.length).toBeGreaterThan(100)
  expect(findViolations(imports)).toEqual([])
})

describe.for(importRules)('$name', (rule) => {
  it('fires on an illegal import and says the remedy', () => {
    const { from, to } = rule.illegal

    expect(findViolations([rule.illegal])).toContain(
      `${from} imports ${to} [${rule.name}]: ${rule.remedy}`,
    )
  })

  it('lets a legal import pass', () => {
    expect(findViolations([rule.legal])).toEqual([])
  })
})

it('has a linter that finds import cycles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wildpath-cycle-'))
  writeFileSync(join(folder, 'a.ts'), "import { b } from './b.ts'\nexport const a = () => b\n")
  writeFileSync(join(folder, 'b.ts'), "import { a } from './a.ts'\nexport const b = () => a\n")

  const oxlint = join(root, 'node_modules/.bin/oxlint')
  const args = ['--config', join(root, '.oxlintrc.json'), folder]
  const { stdout } = spawnSync(oxlint, args, { encoding: 'utf8' })

  expect(stdout).toContain('import(no-cycle)')
  rmSync(folder, { recursive: true })
})

describe('reading imports', () => {
  it('finds every way to write one, types included', () => {
    const source = `
      import type { A } from './a.ts'
      import b from "../b/index.ts"
      import '@wildpath/page/page.css'
      export * from './c.ts'
      export { d } from './d.ts'
      const later = () => import('./e.tsx')
      // import x from './comment.ts'
      const text = "import y from './text.ts'"`

    expect(readImports({ path: 'apps/web/src/app/main.tsx', source }).map(({ to }) => to)).toEqual([
      'apps/web/src/app/a.ts',
      'apps/web/src/b/index.ts',
      '@wildpath/page/page.css',
      'apps/web/src/app/c.ts',
      'apps/web/src/app/d.ts',
      'apps/web/src/app/e.tsx',
    ])
  })
})
