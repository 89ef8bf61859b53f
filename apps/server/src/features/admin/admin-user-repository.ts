import {
  type AdminUser,
  type AdminUserOrder,
  type adminUserQuerySchema,
  toAsciiDomains,
} from '@wildpath/contract'
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'

import type { Database } from '../../db/client.ts'
import { matchesPhrase } from '../../db/matches-search.ts'
import { allowsSupport, latestSubscription, presentSubscription, users } from '../accounts/index.ts'
import { payments } from '../billing/index.ts'
import { funnels, isLiving } from '../funnels/index.ts'
import { dollars } from './growth.ts'
import { readCursor, writeCursor } from '../../db/list-cursor.ts'

type ListQuery = z.output<typeof adminUserQuerySchema>

export type AdminUserRepository = {
  /** Null when `after` is no place in this order. */
  list(query: ListQuery): Promise<{ users: AdminUser[]; next: string | null } | null>
  find(id: string): Promise<AdminUser | null>
}

type Order = { by: SQL; isDescending: boolean; read: (place: string) => SQL | null }

const isTime = /^(-infinity|\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d){0,2})$/
const readTime = (place: string) => (isTime.test(place) ? sql`${place}::timestamptz` : null)

/** What each order goes by; each has an index. */
const orders: Record<AdminUserOrder, Order> = {
  newest: { by: sql`${users.createdAt}`, isDescending: true, read: readTime },
  oldest: { by: sql`${users.createdAt}`, isDescending: false, read: readTime },
  name: {
    by: sql`lower(${users.name})`,
    isDescending: false,
    read: (place) => sql`${place}::text`,
  },
  active: {
    by: sql`coalesce(${users.lastActiveAt}, '-infinity'::timestamptz)`,
    isDescending: true,
    read: readTime,
  },
}

/** People as admins see them. */
export function createAdminUserRepository({ db }: Pick<Database, 'db'>): AdminUserRepository {
  /** In no order; what belongs to people is gathered for these alone. */
  async function present(ids: readonly string[]): Promise<Map<string, AdminUser>> {
    if (ids.length === 0) return new Map()
    const latest = latestSubscription(db)
    const rows = await db
      .select({
        person: users,
        subscription: latest._.selectedFields,
        funnelCount,
        spentCents,
        allowsSupport,
      })
      .from(users)
      .leftJoinLateral(latest, sql`true`)
      .where(inArray(users.id, [...ids]))
    return new Map(
      rows.map(({ person, subscription, ...sums }) => [
        person.id,
        {
          id: person.id,
          email: person.email,
          full_name: person.name,
          avatar_url: person.image,
          plan: person.plan,
          created_at: person.createdAt.toISOString(),
          subscription: subscription && presentSubscription(subscription),
          funnelCount: sums.funnelCount,
          lastActive: person.lastActiveAt?.toISOString() ?? null,
          totalSpent: dollars(sums.spentCents),
          subscriptionStartDate: subscription?.createdAt.toISOString() ?? null,
          allowsSupport: sums.allowsSupport,
        },
      ]),
    )
  }

  return {
    async list({ search, plan, order, after, limit }) {
      const { by, isDescending } = orders[order]
      const isAfter = after === undefined ? undefined : comesAfter(after, orders[order])
      if (isAfter === null) return null
      const inOrder = isDescending ? [desc(by), desc(users.id)] : [asc(by), asc(users.id)]
      const found = await db
        .select({ id: users.id, place: sql<string>`${by}::text` })
        .from(users)
        .where(
          and(
            plan === undefined ? undefined : eq(users.plan, plan),
            matches(search ?? ''),
            isAfter,
          ),
        )
        .orderBy(...inOrder)
        .limit(limit + 1)
      const page = found.slice(0, limit)
      const people = await present(page.map(({ id }) => id))
      const last = page.at(-1)
      return {
        users: page.flatMap(({ id }) => people.get(id) ?? []),
        next:
          last === undefined || found.length <= limit
            ? null
            : writeCursor({ value: last.place, id: last.id }),
      }
    },

    async find(id) {
      return (await present([id])).get(id) ?? null
    },
  }
}

const funnelCount = sql<number>`(
  select count(*)::int from ${funnels} where ${funnels.userId} = ${users.id} and ${isLiving})`

const spentCents = sql<number>`(
  select coalesce(sum(${payments.amountCents}), 0)::int from ${payments}
  where ${payments.userId} = ${users.id})`

function comesAfter(cursor: string, { by, isDescending, read }: Order): SQL | null {
  const place = readCursor(cursor)
  const value = place && read(place.value)
  if (place === null || value === null) return null
  return isDescending
    ? sql`(${by}, ${users.id}) < (${value}, ${place.id})`
    : sql`(${by}, ${users.id}) > (${value}, ${place.id})`
}

function matches(search: string): SQL | undefined {
  const person = sql`searchable_text(${users.name} || chr(10) || ${users.email})`
  return or(matchesPhrase(person, search), matchesPhrase(person, toAsciiDomains(search)))
}
