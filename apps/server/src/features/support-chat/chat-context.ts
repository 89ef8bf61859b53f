import type { ChatContext } from '@wildpath/contract'
import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { jobs } from '../../jobs/job-table.ts'
import { bounds } from '../../limits.ts'
import { allowsSupport, subscriptions, users } from '../accounts/index.ts'
import { funnels, isOwnedBy } from '../funnels/index.ts'
import { leads } from '../leads/index.ts'
import { supportChats } from './chat-tables.ts'

/** What an admin sees beside the thread of a chat; null when there is no such chat. */
export async function readChatContext(
  { db }: Pick<Database, 'db'>,
  chatId: string,
): Promise<ChatContext | null> {
  const [person] = await db
    .select({
      id: users.id,
      plan: users.plan,
      memberSince: users.createdAt,
      allowsSupport,
      emailVerified: users.emailVerified,
      emailProblem: users.emailProblem,
    })
    .from(supportChats)
    .innerJoin(users, eq(users.id, supportChats.userId))
    .where(eq(supportChats.id, chatId))
  if (person === undefined) return null
  const [owned, [subscription]] = await Promise.all([
    db
      .select({
        id: funnels.id,
        title: funnels.title,
        slug: funnels.slug,
        isPublic: funnels.isPublic,
        domain: funnels.customDomain,
        leads: sql<number>`(select count(*)::int from ${leads}
          where ${leads.funnelId} = ${funnels.id} and ${leads.quarantineReason} is null)`,
      })
      .from(funnels)
      .where(isOwnedBy(person.id))
      .orderBy(desc(funnels.updatedAt))
      .limit(bounds.lists.chatContext),
    db
      .select({ status: subscriptions.status })
      .from(subscriptions)
      .where(eq(subscriptions.userId, person.id))
      .orderBy(desc(subscriptions.createdAt))
      .limit(1),
  ])
  const ids = owned.map(({ id }) => id)
  const failed = await db
    .select({ kind: jobs.kind, error: jobs.lastError, at: jobs.failedAt })
    .from(jobs)
    .where(
      and(
        isNotNull(jobs.failedAt),
        or(
          eq(sql`${jobs.payload} ->> 'user_id'`, person.id),
          inArray(sql`${jobs.payload} ->> 'funnel_id'`, ids),
        ),
      ),
    )
    .orderBy(desc(jobs.failedAt))
    .limit(bounds.lists.chatContext)
  return {
    plan: person.plan,
    userId: person.id,
    memberSince: person.memberSince.toISOString(),
    allowsSupport: person.allowsSupport,
    emailVerified: person.emailVerified,
    emailProblem: person.emailProblem,
    subscription: subscription?.status ?? null,
    funnels: owned,
    failures: failed.map(({ kind, error, at }) => ({
      kind,
      error: error ?? '',
      at: (at ?? new Date(0)).toISOString(),
    })),
  }
}
