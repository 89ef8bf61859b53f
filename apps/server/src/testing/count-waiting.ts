import type { TestProduct } from './test-product.ts'

/** How many statements in the product's database wait for another transaction. */
export async function countWaiting({ database }: TestProduct): Promise<number> {
  const rows = await database.sql`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return rows.length
}
