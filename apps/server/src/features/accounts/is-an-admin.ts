import { sql } from 'drizzle-orm'

import { subscriptions, users } from './account-tables.ts'

/** By their plan or that of a subscription, as `isAdmin` of the contract says. */
export const isAnAdmin = sql<boolean>`${users.id} in (
  select person.id from ${users} as person where person.plan = 'admin'
  union select held.user_id from ${subscriptions} as held
    where held.plan = 'admin' and held.cleared_at is null)`
