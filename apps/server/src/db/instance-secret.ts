import { randomBytes } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { Database } from './client.ts'
import { instanceSettings } from './instance-table.ts'

const key = 'session-secret'

/** The secret that signs session cookies: made once, shared by every process through the database. */
export async function getInstanceSecret({ db }: Database): Promise<string> {
  await db
    .insert(instanceSettings)
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select().from(instanceSettings).where(eq(instanceSettings.key, key))
  if (row === undefined) throw new Error('The session secret vanished from instance_settings')
  return row.value
}
