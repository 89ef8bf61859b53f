import { randomUUID } from 'node:crypto'

import {
  type FactorKind,
  hasAdminPlan,
  type Notifications,
  type PlanKey,
  toAddressKey,
  type User,
} from '@wildpath/contract'
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import type { Database } from '../../db/client.ts'
import type { SignedIn } from '../../http/signed-in.ts'
import { bounds } from '../../limits.ts'
import { passwords, sessions, subscriptions, users } from './account-tables.ts'
import { latestSubscription, presentSubscription } from './latest-subscription.ts'
import { tokenHash } from './token-hash.ts'

type Changes = {
  name?: string
  notifications?: Notifications
  postalAddress?: string
  timeZone?: string
  pausesContacted?: boolean
  emailProblem?: string | null
  editableFunnelId?: string
  /** Address of their picture. */
  image?: string | null
}

type NewPerson = {
  name: string
  email: string
  passwordHash: string
  timeZone?: string | undefined
}

export type AccountRepository = {
  findUser(id: string): Promise<User | null>
  /** Whose session this is; null when it is over, or a visit of support that is no longer allowed. */
  findSignedIn(token: string, kind: 'own' | 'visit'): Promise<SignedIn | null>
  /** Null when somebody has this address. */
  create(person: NewPerson): Promise<User | null>
  findIdByEmail(email: string): Promise<string | null>
  /** Answers the person as they are then; null when they are gone. */
  updateUser(id: string, changes: Changes): Promise<User | null>
  /** That they are here now; written once an hour at most. */
  noteActivity(id: string): Promise<void>
  /** False when nobody has this address. */
  setPlanByEmail(email: string, plan: PlanKey): Promise<boolean>
}

type Options = {
  /** Whether admins act as such only in sessions that passed a second step. */
  adminsNeedSecondFactor: boolean
}

export function createAccountRepository(
  { db }: Database,
  { adminsNeedSecondFactor }: Options = { adminsNeedSecondFactor: false },
): AccountRepository {
  const admins = alias(users, 'admins')
  const isPersonThemselves = isNull(sessions.supportVisitId)
  // As `isAdmin` of the contract says.
  const isByAnAdmin = sql`(${admins.plan} = 'admin' or exists (select 1 from ${subscriptions} as held
    where held.user_id = ${admins.id} and held.plan = 'admin' and held.cleared_at is null))`
  const isAllowedVisit = and(
    isNotNull(sessions.supportVisitId),
    gt(users.supportAccessUntil, sql`now()`),
    isByAnAdmin,
  )

  const latest = latestSubscription(db)

  async function findUser(id: string): Promise<User | null> {
    const [row] = await db
      .select()
      .from(users)
      .leftJoinLateral(latest, sql`true`)
      .where(eq(users.id, id))
    return row === undefined ? null : presentUser(row.users, row.latest)
  }

  function needsSecondFactor(user: User, passed: FactorKind | null): boolean {
    return adminsNeedSecondFactor && hasAdminPlan(user) && passed === null
  }

  return {
    findUser,
    async findSignedIn(token, kind) {
      const [row] = await db
        .select()
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .leftJoin(admins, eq(admins.id, sessions.adminId))
        .leftJoinLateral(latest, sql`true`)
        .where(
          and(
            eq(sessions.token, tokenHash(token)),
            gt(sessions.expiresAt, sql`now()`),
            kind === 'own' ? isPersonThemselves : isAllowedVisit,
          ),
        )
      if (row === undefined) return null
      const { sessions: session, admins: admin } = row
      const user = presentUser(row.users, row.latest)
      return {
        sessionId: session.id,
        user: { ...user, needs_second_factor: needsSecondFactor(user, session.secondFactor) },
        visit:
          session.supportVisitId === null
            ? null
            : {
                id: session.supportVisitId,
                adminName: admin?.name ?? '',
                endsAt: session.expiresAt,
              },
      }
    },
    create: ({ name, email, passwordHash, timeZone }) =>
      db.transaction(async (transaction) => {
        const [created] = await transaction
          .insert(users)
          .values({
            id: randomUUID(),
            name,
            email: toAddressKey(email),
            timeZone,
            lastActiveAt: sql`now()`,
          })
          .onConflictDoNothing({ target: users.email })
          .returning()
        if (created === undefined) return null
        await transaction.insert(passwords).values({ userId: created.id, hash: passwordHash })
        return presentUser(created, null)
      }),
    async findIdByEmail(email) {
      const [row] = await db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.email, toAddressKey(email)))
      return row?.id ?? null
    },
    async updateUser(id, changes) {
      await db
        .update(users)
        .set({ ...changes, updatedAt: sql`now()` })
        .where(eq(users.id, id))
      return findUser(id)
    },
    async noteActivity(id) {
      const pause = sql`${`${bounds.accounts.activityMinutes} minutes`}::interval`
      await db
        .update(users)
        .set({ lastActiveAt: sql`now()` })
        .where(
          and(
            eq(users.id, id),
            sql`coalesce(${users.lastActiveAt}, '-infinity') <= now() - ${pause}`,
          ),
        )
    },
    async setPlanByEmail(email, plan) {
      const changed = await db
        .update(users)
        .set({ plan, updatedAt: new Date() })
        .where(eq(users.email, toAddressKey(email)))
        .returning({ id: users.id })
      return changed.length > 0
    },
  }
}

function presentUser(
  user: typeof users.$inferSelect,
  subscription: typeof subscriptions.$inferSelect | null,
): User {
  return {
    id: user.id,
    email: user.email,
    email_verified: user.emailVerified,
    full_name: user.name,
    avatar_url: user.image,
    plan: user.plan,
    subscription: subscription && presentSubscription(subscription),
    notifications: user.notifications,
    postal_address: user.postalAddress,
    time_zone: user.timeZone,
    pauses_contacted: user.pausesContacted,
    email_problem: user.emailProblem,
    editable_funnel_id: user.editableFunnelId,
    needs_second_factor: false,
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
  }
}
