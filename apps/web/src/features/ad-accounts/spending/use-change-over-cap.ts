import { useQuery } from '@tanstack/react-query'

import { runningAdsQuery } from '../../../entities/ad-spending/running-ads-query.ts'
import type { AdAccount, AdPlatform } from '../ad-platform.ts'
import { totalOverCapText } from './over-cap-text.ts'
import { adCapQuery } from './spending-queries.ts'

type Changed = {
  isRunning: boolean
  /** Current daily budget, in currency units. */
  before: number
}

/** Explains why a changed budget exceeds the daily cap; null if it fits or the cap has not loaded. */
export function useChangeOverCap(
  platform: AdPlatform,
  account: Pick<AdAccount, 'id' | 'currency'>,
  { isRunning, before }: Changed,
  dailyBudget: number,
): string | null {
  const cap = useQuery(adCapQuery(platform.id, account.id)).data
  const running = useQuery(runningAdsQuery).data ?? []
  // Editing a paused ad does not start any spending.
  if (cap === undefined || !isRunning) return null
  return totalOverCapText(running, { platform, account, cap }, { dailyBudget, before })
}
