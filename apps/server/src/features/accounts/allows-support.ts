import { sql } from 'drizzle-orm'

import { users } from './account-tables.ts'

/** Of the row of a person: whether they let support sign in to their account at this moment. */
export const allowsSupport = sql<boolean>`coalesce(${users.supportAccessUntil} > now(), false)`
