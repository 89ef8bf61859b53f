import type { Lead, LeadBulk, LeadFilter, LeadList } from '@wildpath/contract'

import type { LeadPages } from './lead-queries.ts'

export type LeadAction = LeadBulk['action']

/** The lead after the action; null once it is deleted. */
export function changedLead<Some extends Lead>(lead: Some, action: LeadAction): Some | null {
  switch (action.kind) {
    case 'set-status':
      return { ...lead, status: action.status }
    case 'spam':
      return { ...lead, quarantined: true }
    case 'not-spam':
      return { ...lead, quarantined: false }
    case 'delete':
      return null
  }
}

/**
 * A list as the server will answer it after the action, without asking: leads that the filter no longer
 * matches are gone from it, and its figures follow. Leads that would newly match are not added: only the
 * server knows where they stand.
 */
export function changedPages(
  pages: LeadPages,
  filter: Partial<LeadFilter>,
  change: { ids: ReadonlySet<string>; action: LeadAction },
): LeadPages {
  const listed = pages.pages.flatMap(({ leads }) => leads)
  const hit = listed.filter(({ id }) => change.ids.has(id))
  const figures = { counts: { ...pages.pages[0]?.counts }, quarantined: 0, gone: 0 }
  for (const lead of hit) {
    const after = changedLead(lead, change.action)
    count(figures, lead, -1)
    if (after !== null) count(figures, after, 1)
    if (after === null || !isMatch(after, filter)) figures.gone += 1
  }
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      leads: page.leads.flatMap((lead) => {
        if (!change.ids.has(lead.id)) return [lead]
        const after = changedLead(lead, change.action)
        return after !== null && isMatch(after, filter) ? [after] : []
      }),
      counts: { ...page.counts, ...figures.counts },
      quarantinedTotal: page.quarantinedTotal + figures.quarantined,
      total: page.total - figures.gone,
    })),
  }
}

type Figures = { counts: Partial<LeadList['counts']>; quarantined: number; gone: number }

function count(figures: Figures, lead: Lead, by: 1 | -1) {
  if (lead.quarantined) figures.quarantined += by
  else figures.counts[lead.status] = (figures.counts[lead.status] ?? 0) + by
}

function isMatch(lead: Lead, filter: Partial<LeadFilter>): boolean {
  const isWanted = filter.status === undefined || lead.status === filter.status
  return isWanted && lead.quarantined === (filter.quarantined === 'true')
}

/** What takes an action back, lead by lead as it was; null where nothing does. */
export function undoOf(
  before: readonly Lead[],
  action: LeadAction,
): { ids: string[]; action: LeadAction }[] | null {
  const ids = before.map(({ id }) => id)
  switch (action.kind) {
    case 'delete':
      return null
    case 'spam':
      return [{ ids, action: { kind: 'not-spam' } }]
    case 'not-spam':
      return [{ ids, action: { kind: 'spam' } }]
    case 'set-status': {
      const statuses = [...new Set(before.map(({ status }) => status))]
      return statuses.map((status) => ({
        ids: before.filter((lead) => lead.status === status).map(({ id }) => id),
        action: { kind: 'set-status', status },
      }))
    }
  }
}
