import type { SearchCampaign } from '@wildpath/contract'

import { useChangeOverCap } from '../spending/use-change-over-cap.ts'
import { googleAds } from './google-ads.ts'

/** That another budget of a campaign does not fit under the cap with what runs; null where it does, or nobody knows. */
export function useTotalOverCap(
  accountId: string,
  { status, isEnded, budget, currency }: SearchCampaign,
  dailyBudget: number,
): string | null {
  return useChangeOverCap(
    googleAds,
    { id: accountId, currency },
    { isRunning: status === 'ENABLED' && !isEnded, before: budget },
    dailyBudget,
  )
}
