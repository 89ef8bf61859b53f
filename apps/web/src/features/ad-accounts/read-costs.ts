import type { QueryClient } from '@tanstack/react-query'
import { api } from '@wildpath/contract'

import { adResultsAsked, adResultsKey } from '../../entities/ad-results/ad-results-query.ts'
import { callApi } from '../../entities/api/call-api.ts'

/** Has the platforms read at once, so that a new ad stands among what ads cost; the next full hour makes up for a miss. */
export async function readCosts(queryClient: QueryClient): Promise<void> {
  try {
    await callApi(api.refreshAdResults, { query: adResultsAsked(undefined) })
  } catch {
    return
  }
  await queryClient.invalidateQueries({ queryKey: adResultsKey })
}
