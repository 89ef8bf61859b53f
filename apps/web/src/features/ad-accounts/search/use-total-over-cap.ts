import type { SearchCampaign } from '@wildpath/contract'

import { useChangeOverCap } from '../spending/use-change-over-cap.ts'
import { googleAds } from './google-ads.ts'

/** Explains why a campaign's new budget exceeds the daily cap; null if it fits or the cap has not loaded. */
export function useTotalOverCap(
  accountId: string,
  { status, isEnded, currency }: SearchCampaign,
  { before, dailyBudget }: { before: number; dailyBudget: number },
): string | null {
  return useChangeOverCap(
    googleAds,
    { id: accountId, currency },
    { isRunning: status === 'ENABLED' && !isEnded, before },
    dailyBudget,
  )
}
