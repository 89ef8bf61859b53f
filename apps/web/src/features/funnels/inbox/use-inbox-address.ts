import { useSearchParams } from 'react-router'

import { type InboxFilter, readInboxFilter, writeInboxFilter } from './inbox-filter.ts'

const options = { replace: true, preventScrollReset: true }

/** What the inbox shows and which lead is open, both in the address. */
export function useInboxAddress(givenFunnelId: string | undefined) {
  const [params, setParams] = useSearchParams()

  function withLead(id: string | null): URLSearchParams {
    const next = new URLSearchParams(params)
    if (id === null) next.delete('lead')
    else next.set('lead', id)
    return next
  }

  return {
    filter: readInboxFilter(params, givenFunnelId),
    openId: params.get('lead'),
    hrefOf: (id: string) => `?${withLead(id).toString()}`,
    setFilter: (change: Partial<InboxFilter>) =>
      setParams((now) => writeInboxFilter(now, change), options),
    /** Null closes the open one. */
    open: (id: string | null) => setParams(withLead(id), options),
  }
}
