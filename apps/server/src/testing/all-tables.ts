import { sql as statement } from 'drizzle-orm'

import type { TestProduct } from './test-product.ts'

export async function listTables({ database }: TestProduct): Promise<string[]> {
  const rows = await database.sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`
  return rows.map((row) => String(row['name']))
}

/** The tables in which any row, as text, holds any of these. */
export async function tablesThatHold(
  product: TestProduct,
  needles: readonly string[],
): Promise<string[]> {
  const { sql } = product.database
  const found: string[] = []
  for (const table of await listTables(product)) {
    const rows = await sql`
      select 1 from ${statement.identifier(table)} as held, unnest(${[...needles]}::text[]) as needle
      where position(lower(needle) in lower(to_jsonb(held)::text)) > 0 limit 1`
    if (rows.length > 0) found.push(table)
  }
  return found
}
