import type { QueryClient } from '@tanstack/react-query'
import type { LeadDetail } from '@wildpath/contract'

import { funnelKeys } from '../../../entities/funnel/funnel-queries.ts'
import { type LeadPages, leadQuery } from './lead-queries.ts'

/** Takes over a lead as the server answered it, in the panel and on every list. */
export async function cacheLead(queryClient: QueryClient, lead: LeadDetail): Promise<void> {
  // A refetch that began before would bring the old state back.
  await queryClient.cancelQueries({ queryKey: funnelKeys.lead(lead.id) })
  await queryClient.cancelQueries({ queryKey: funnelKeys.leadLists })
  queryClient.setQueryData(leadQuery(lead.id).queryKey, lead)
  const { follow_ups: _, ...listed } = lead
  queryClient.setQueriesData<LeadPages>(
    { queryKey: funnelKeys.leadLists },
    (pages) =>
      pages && {
        ...pages,
        pages: pages.pages.map((page) => ({
          ...page,
          leads: page.leads.map((one) => (one.id === listed.id ? listed : one)),
        })),
      },
  )
}
