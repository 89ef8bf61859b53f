import { toAddressKey, type User } from '@wildpath/contract'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'

import { funnels } from '../funnels/index.ts'
import { outboxEmails } from './outbox-table.ts'

export type Reader = Pick<User, 'id' | 'email' | 'email_verified'>

/**
 * The emails to a person's address. Before they have confirmed it, it may be somebody else's: then only those
 * about their own account, or about leads to their adventures.
 */
export function mayRead({ id, email, email_verified }: Reader): SQL | undefined {
  const isTo = eq(outboxEmails.recipient, toAddressKey(email))
  if (email_verified) return isTo
  const isOfOwnFunnel = sql`${outboxEmails.funnelId} in (
    select ${funnels.id} from ${funnels} where ${funnels.userId} = ${id})`
  return and(isTo, or(eq(outboxEmails.userId, id), isOfOwnFunnel))
}
