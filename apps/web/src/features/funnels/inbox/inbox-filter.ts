import { type LeadFilter, type LeadStatus, leadStatuses } from '@wildpath/contract'

/** 'all' are the accepted ones of every status; 'held-back' those that look like spam. */
export const leadViews = ['all', ...leadStatuses, 'held-back'] as const
export type LeadView = (typeof leadViews)[number]

/** What the inbox shows. It lives in the address, so that it can be kept and shared. */
export type InboxFilter = { view: LeadView; funnelId: string | null; search: string }

/** On a funnel's own screen the funnel is given, whatever the address says. */
export function readInboxFilter(params: URLSearchParams, givenFunnelId?: string): InboxFilter {
  const asked = params.get('show')
  return {
    view: leadViews.find((view) => view === asked) ?? 'all',
    funnelId: givenFunnelId ?? (params.get('adventure') || null),
    search: params.get('q') ?? '',
  }
}

/** The address with these parts of the filter changed and everything else kept. */
export function writeInboxFilter(
  params: URLSearchParams,
  change: Partial<InboxFilter>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  const set = (name: string, value: string | null | undefined, normal: string) => {
    if (value === undefined) return
    if (value === null || value === normal) next.delete(name)
    else next.set(name, value)
  }
  set('show', change.view, 'all')
  set('adventure', change.funnelId, '')
  set('q', change.search, '')
  return next
}

/** Leads held back are not searched. */
export function isSearched({ view }: InboxFilter): boolean {
  return view !== 'held-back'
}

/** The same for the API. */
export function leadFilterOf(filter: InboxFilter): Partial<LeadFilter> {
  const { view, funnelId } = filter
  const words = isSearched(filter) ? filter.search.trim() : ''
  return {
    ...(funnelId !== null && { funnel_id: funnelId }),
    ...(isStatus(view) && { status: view }),
    ...(view === 'held-back' && { quarantined: 'true' as const }),
    ...(words !== '' && { search: words }),
  }
}

export function isStatus(view: LeadView): view is LeadStatus {
  return view !== 'all' && view !== 'held-back'
}
