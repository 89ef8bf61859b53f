import {
  answersInWords,
  type Lead,
  type QuarantineAct,
  type QuarantinedLead,
  quarantineReasons,
  type User,
} from '@wildpath/contract'
import { and, desc, eq, lt, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { bounds } from '../../limits.ts'
import { users } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { funnels, isLiving } from '../funnels/index.ts'
import { createLeadChanges } from './lead-changes.ts'
import { leads } from './lead-table.ts'

type Act = { admin: User; id: string; reason: string; at: Date }

/** What admins see of everybody's quarantine, and do with it. What an owner put there is the owner's own. */
export type QuarantineReview = {
  list(before: string | undefined): Promise<{ leads: QuarantinedLead[]; next: string | null }>
  /** Null when it is not in quarantine any more. */
  read(act: Act): Promise<Pick<Lead, 'values'> | null>
  /** False when it is not in quarantine any more. */
  settle(act: Act & { act: QuarantineAct }): Promise<boolean>
}

/** The very words of the index. */
const isForReview = sql`${leads.quarantineReason} in ('honeypot', 'rate')`

export function createQuarantineReview({ db }: Pick<Database, 'db'>): QuarantineReview {
  /** Stays as it was read until the transaction ends. */
  async function lock(transaction: Transaction, id: string) {
    const [found] = await transaction
      .select({ lead: leads, ownerId: users.id, ownerEmail: users.email, title: funnels.title })
      .from(leads)
      .innerJoin(funnels, eq(funnels.id, leads.funnelId))
      .innerJoin(users, eq(users.id, funnels.userId))
      .where(and(eq(leads.id, id), isForReview, isLiving))
      .for('no key update', { of: leads })
    return found
  }

  return {
    async list(before) {
      const limit = bounds.lists.leadsForReview
      const newest = db
        .select()
        .from(leads)
        .where(and(isForReview, before === undefined ? undefined : lt(leads.id, before)))
        .orderBy(desc(leads.id))
        .limit(limit + 1)
        .as('newest')
      const rows = await db
        .select({
          lead: newest._.selectedFields,
          title: funnels.title,
          ownerEmail: users.email,
          isLiving: sql<boolean>`${isLiving}`,
        })
        .from(newest)
        .innerJoin(funnels, eq(funnels.id, newest.funnelId))
        .innerJoin(users, eq(users.id, funnels.userId))
        .orderBy(desc(newest.id))
      const page = rows.slice(0, limit)
      return {
        leads: page.filter((row) => row.isLiving).map(presentQuarantined),
        next: rows.length > limit ? (page.at(-1)?.lead.id ?? null) : null,
      }
    },

    read: ({ admin, id, reason, at }) =>
      db.transaction(async (transaction) => {
        const found = await lock(transaction, id)
        if (found === undefined) return null
        await recordAudit(transaction, {
          at,
          actor: admin,
          action: 'lead-read',
          target: { kind: 'user', id: found.ownerId, label: found.ownerEmail },
          reason,
          details: { lead: id, adventure: found.title },
        })
        return { values: found.lead.values }
      }),

    settle: ({ admin, id, act, reason, at }) =>
      db.transaction(async (transaction) => {
        const found = await lock(transaction, id)
        if (found === undefined) return false
        const changes = createLeadChanges({ db: transaction })
        const named = { userId: found.ownerId, ids: [id], at }
        await (act === 'free' ? changes.markNotSpam(named) : changes.delete(named))
        await recordAudit(transaction, {
          at,
          actor: admin,
          action: act === 'free' ? 'lead-freed' : 'lead-deleted',
          target: { kind: 'user', id: found.ownerId, label: found.ownerEmail },
          reason,
          details: { lead: id, adventure: found.title },
        })
        return true
      }),
  }
}

type Row = {
  lead: Pick<
    typeof leads.$inferSelect,
    'id' | 'values' | 'quarantineReason' | 'submissions' | 'createdAt'
  >
  title: string
  ownerEmail: string
}

function presentQuarantined({ lead, title, ownerEmail }: Row): QuarantinedLead {
  return {
    id: lead.id,
    funnel_title: title,
    owner_email: ownerEmail,
    reason: quarantineReasons.find((reason) => reason === lead.quarantineReason) ?? 'rate',
    excerpt: excerptOf(lead.values),
    submissions: lead.submissions,
    created_at: lead.createdAt.toISOString(),
  }
}

const excerptLength = 140
const isContact = /^\S+@\S+$|^[+\d\s()./-]{6,}$/

/** 'We are four · 24 July', without what somebody could be reached by. */
function excerptOf(values: Lead['values']): string {
  const words = answersInWords(values)
    .filter(({ kind, value }) => kind !== 'phone' && !isContact.test(value))
    .map(({ value }) => value.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' · ')
  return words.length > excerptLength ? `${words.slice(0, excerptLength).trimEnd()}…` : words
}
