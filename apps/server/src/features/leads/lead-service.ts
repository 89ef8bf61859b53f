import {
  getTimeZone,
  type Lead,
  type LeadBulk,
  type LeadChange,
  type LeadDetail,
  type LeadFilter,
  type LeadList,
  type ScheduledFollowUp,
  type User,
} from '@wildpath/contract'

import { err, ok, type Result } from '../../result.ts'
import type { LeadChanges, NamedLeads } from './lead-changes.ts'
import { leadsToCsv } from './lead-csv.ts'
import type { LeadPage, LeadRepository } from './lead-repository.ts'

export type LeadService = {
  list(
    userId: string,
    query: LeadFilter & { before?: string | undefined; limit: number },
  ): Promise<Result<LeadList>>
  get(userId: string, id: string): Promise<Result<LeadDetail>>
  update(userId: string, id: string, change: LeadChange): Promise<Result<LeadDetail>>
  changeMany(user: User, bulk: LeadBulk): Promise<{ changed: number; asks_to_pause: boolean }>
  /** A CSV file, piece by piece. */
  exportCsv(
    user: Pick<User, 'id' | 'time_zone'>,
    filter: LeadFilter,
  ): Promise<Result<{ fileName: string; pieces: AsyncIterable<string> }>>
}

type Options = {
  leads: LeadRepository
  changes: LeadChanges
  listFollowUps(leadId: string): Promise<ScheduledFollowUp[]>
  /** Returns whether any of these leads of the owner still gets follow-ups. */
  areFollowUpsScheduled(userId: string, leadIds: readonly string[]): Promise<boolean>
  now: () => Date
}

const dayMs = 86_400_000
/** Older answers say little about how quick an owner is today. */
const measuredDays = 90
const leadsAPiece = 100

export function createLeadService({
  leads,
  changes,
  listFollowUps,
  areFollowUpsScheduled,
  now,
}: Options): LeadService {
  async function get(userId: string, id: string): Promise<Result<LeadDetail>> {
    const lead = await leads.find(userId, id)
    if (lead === null) return err({ code: 'lead-not-found' })
    return ok({ ...lead, follow_ups: await listFollowUps(id) })
  }

  function changeLeads(named: NamedLeads, action: LeadBulk['action']): Promise<number> {
    switch (action.kind) {
      case 'set-status':
        return changes.setStatus(named, action.status)
      case 'spam':
        return changes.markSpam(named)
      case 'not-spam':
        return changes.markNotSpam(named)
      case 'delete':
        return changes.delete(named)
    }
  }

  return {
    get,

    async list(userId, { before, limit, ...filter }) {
      const owned = { ...filter, userId }
      const answeredSince = new Date(now().getTime() - measuredDays * dayMs)
      const [page, { funnelCount, ...summary }] = await Promise.all([
        leads.list(owned, {
          before,
          limit,
          isShortened: filter.quarantined === 'true',
        }),
        leads.summarize(owned, answeredSince),
      ])
      if (filter.funnel_id !== undefined && funnelCount === 0) {
        return err({ code: 'funnel-not-found' })
      }
      if (page === null) return err({ code: 'invalid-query' })
      return ok({ ...page, ...summary })
    },

    async update(userId, id, change) {
      const isFound = await changes.update({ userId, id, at: now() }, change)
      return isFound ? get(userId, id) : err({ code: 'lead-not-found' })
    },

    async changeMany(user, { ids, action }) {
      const changed = await changeLeads({ userId: user.id, ids, at: now() }, action)
      const isUndecided =
        user.pauses_contacted === null &&
        action.kind === 'set-status' &&
        action.status === 'contacted'
      return {
        changed,
        asks_to_pause: isUndecided && (await areFollowUpsScheduled(user.id, ids)),
      }
    },

    async exportCsv({ id: userId, ...user }, filter) {
      const owned = { ...filter, userId }
      const { funnel_id } = filter
      const slug = funnel_id === undefined ? '' : await leads.findSlug(userId, funnel_id)
      if (slug === null) return err({ code: 'funnel-not-found' })
      const fileName = slug === '' ? 'leads.csv' : `${slug}-leads.csv`
      const readPage = (before: string | undefined) =>
        leads.list(owned, { before, limit: leadsAPiece })
      const first = await readPage(undefined)
      if (first === null) throw new Error('The first page has no cursor to refuse')
      // After the first page: what arrives later is newer than that page and in no other.
      const labels = await leads.listLabels(owned)
      return ok({
        fileName,
        pieces: leadsToCsv(labels, pagesFrom(first, readPage), getTimeZone(user)),
      })
    },
  }
}

/** Page after page, each read when the one before was taken. */
async function* pagesFrom(
  first: LeadPage,
  readPage: (before: string) => Promise<LeadPage | null>,
): AsyncGenerator<Lead[]> {
  let page: LeadPage | null = first
  while (page !== null) {
    yield page.leads
    page = page.next === null ? null : await readPage(page.next)
  }
}
