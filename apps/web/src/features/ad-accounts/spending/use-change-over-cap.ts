import { useQuery } from '@tanstack/react-query'

import { runningAdsQuery } from '../../../entities/ad-spending/running-ads-query.ts'
import type { AdAccount, AdPlatform } from '../ad-platform.ts'
import { totalOverCapText } from './over-cap-text.ts'
import { adCapQuery } from './spending-queries.ts'

type Changed = {
  isRunning: boolean
  /** Its budget a day so far, in units of the currency. */
  before: number
}

/** Why another budget of an ad does not fit under the cap with what runs; null if it does, or that is unknown. */
export function useChangeOverCap(
  platform: AdPlatform,
  account: Pick<AdAccount, 'id' | 'currency'>,
  { isRunning, before }: Changed,
  dailyBudget: number,
): string | null {
  const cap = useQuery(adCapQuery(platform.id, account.id)).data
  const running = useQuery(runningAdsQuery).data ?? []
  // A change of what does not run lets nothing begin to spend.
  if (cap === undefined || !isRunning) return null
  return totalOverCapText(running, { platform, account, cap }, { dailyBudget, before })
}
