import { useQuery } from '@tanstack/react-query'
import type { SearchCampaign } from '@wildpath/contract'

import { runningAdsQuery } from '../../../entities/ad-spending/running-ads-query.ts'
import { totalOverCapText } from '../spending/over-cap-text.ts'
import { adCapQuery } from '../spending/spending-queries.ts'
import { googleAds } from './google-ads.ts'

/** That another budget of a campaign does not fit under the cap with what runs; null where it does, or nobody knows. */
export function useTotalOverCap(
  accountId: string,
  { status, isEnded, budget, currency }: SearchCampaign,
  dailyBudget: number,
): string | null {
  const cap = useQuery(adCapQuery(googleAds.id, accountId)).data
  const running = useQuery(runningAdsQuery).data ?? []
  // A change of what does not run lets nothing begin to spend.
  if (cap === undefined || status !== 'ENABLED' || isEnded) return null
  return totalOverCapText(
    running,
    { platform: googleAds, account: { id: accountId, currency }, cap },
    { dailyBudget, before: budget },
  )
}
