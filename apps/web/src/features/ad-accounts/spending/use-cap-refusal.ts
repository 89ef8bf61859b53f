import { useQuery } from '@tanstack/react-query'

import { runningAdsQuery } from '../../../entities/ad-spending/running-ads-query.ts'
import type { AdAccount, AdPlatform } from '../ad-platform.ts'
import { refusalText } from './over-cap-text.ts'
import { adCapQuery } from './spending-queries.ts'

/** Why the daily cap forbids another budget, as far as is known; null if it does not. */
export function useCapRefusal(
  platform: AdPlatform,
  account: Pick<AdAccount, 'id' | 'currency'>,
  dailyBudget: number,
): string | null {
  const cap = useQuery(adCapQuery(platform.id, account.id)).data
  const running = useQuery(runningAdsQuery).data ?? []
  return cap === undefined ? null : refusalText(running, { platform, account, cap }, dailyBudget)
}
