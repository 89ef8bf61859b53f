import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { findForeignWrites, listTables, type SourceFile } from './find-foreign-writes.ts'

const root = join(import.meta.dirname, '../..')
const server = 'apps/server/src'

/** Whoever writes another's table, and why. */
const exceptions: { path: string; table: string; reason: string }[] = [
  ...['jobs', 'outbox_emails', 'users', 'verifications'].map((table) => ({
    path: `${server}/features/account-data/account-data-repository.ts`,
    table,
    reason: 'A person and all that is theirs is deleted in one transaction.',
  })),
  ...['leads'].map((table) => ({
    path: `${server}/features/funnels/deleted-funnel-repository.ts`,
    table,
    reason:
      'Leads go with their funnel, but by portions: a cascade of many thousands takes too long.',
  })),
  {
    path: `${server}/features/billing/billing-repository.ts`,
    table: 'subscriptions',
    reason:
      'Declared beside users, since every session is read with its subscription; billing alone writes it.',
  },
]

function readServer(): SourceFile[] {
  return globSync(`${server}/**/*.ts`, { cwd: root })
    .filter((path) => !/\.(test|fixture)\.ts$|-contract\.ts$|\/testing\/|\/src\/seed\//.test(path))
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
}

it('a table is written only in the folder that declares it', () => {
  const files = readServer()
  const tables = listTables(files)

  expect(tables.length).toBeGreaterThan(20)
  const found = findForeignWrites(files, tables).map(({ path, table }) => `${path}: ${table}`)
  // Both ways: an exception that nobody needs any more is to go.
  expect(found.toSorted()).toEqual(
    exceptions.map(({ path, table }) => `${path}: ${table}`).toSorted(),
  )
})

describe('a foreign write', () => {
  const tables = [{ name: 'page_views', constant: 'pageViews', folder: 'src/analytics' }]

  it.for([
    'sql`insert into page_views (id) values (1)`',
    'sql`with a as (\n  INSERT INTO "page_views" select 1)`',
    'sql`update page_views set views = 1`',
    'sql`delete from page_views where true`',
    'sql`truncate page_views`',
    'sql`insert into ${pageViews} (id) values (1)`',
    'await db.insert(pageViews).values([])',
    'await db\n  .update(\n    pageViews,\n  )\n  .set({})',
    'await db.delete(tables.pageViews)',
    "import { pageViews as views } from '../analytics/index.ts'\nawait db.delete(views)",
    'const views = pageViews\nawait db.delete(views)',
  ])('is found: %s', (source) => {
    expect(findForeignWrites([{ path: 'src/leads/a.ts', source }], tables)).toEqual([
      { path: 'src/leads/a.ts', table: 'page_views', owner: 'src/analytics' },
    ])
    expect(findForeignWrites([{ path: 'src/analytics/b/a.ts', source }], tables)).toEqual([])
  })

  it.for([
    'sql`select * from page_views for update of page_views`',
    'sql`insert into views select * from page_views on conflict do update set a = 1`',
    'held.delete(views)',
    'await db.select().from(pageViews)',
  ])('is not: %s', (source) => {
    expect(findForeignWrites([{ path: 'src/leads/a.ts', source }], tables)).toEqual([])
  })
})
