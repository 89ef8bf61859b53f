import { useQuery } from '@tanstack/react-query'

import { useNow } from '../../lib/use-now.ts'
import { runningAdsQuery } from './running-ads-query.ts'
import { adsLeadingTo, runningAdsText } from './running-ads-text.ts'

type Options = {
  /** Whether it is shown. */
  isShown: boolean
  /** Only those that lead to this adventure. */
  funnelId?: string
}

/** What runs at ad platforms, in sentences; '' until it is known, and where nothing is. */
export function useRunningAdsText({ isShown, funnelId }: Options): string {
  const now = useNow()
  const accounts = useQuery({ ...runningAdsQuery, enabled: isShown }).data ?? []
  return runningAdsText(funnelId === undefined ? accounts : adsLeadingTo(accounts, funnelId), now)
}
