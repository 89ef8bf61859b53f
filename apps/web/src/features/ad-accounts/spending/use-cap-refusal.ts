import { useQuery } from '@tanstack/react-query'

import { runningAdsQuery } from '../../../entities/ad-spending/running-ads-query.ts'
import type { AdAccount, AdPlatform } from '../ad-platform.ts'
import { refusalText } from './over-cap-text.ts'
import { adCapQuery } from './spending-queries.ts'

/** Explains why a new budget exceeds the daily cap; null if it fits or the cap has not loaded. */
export function useCapRefusal(
  platform: AdPlatform,
  account: Pick<AdAccount, 'id' | 'currency'>,
  dailyBudget: number,
): string | null {
  const cap = useQuery(adCapQuery(platform.id, account.id)).data
  const running = useQuery(runningAdsQuery).data ?? []
  return cap === undefined ? null : refusalText(running, { platform, account, cap }, dailyBudget)
}
