import { useQuery } from '@tanstack/react-query'
import type { AdPlatformKey } from '@wildpath/contract'

import { useNow } from '../../lib/use-now.ts'
import { runningAdsQuery } from './running-ads-query.ts'
import { adsAt, adsLeadingTo, runningAdsText } from './running-ads-text.ts'

type Options = {
  /** Whether it is shown. */
  isShown: boolean
  /** Only those that lead to this adventure. */
  funnelId?: string
  /** Only those of this platform. */
  platform?: AdPlatformKey
}

/** What runs at ad platforms, in sentences; '' until it is known, and where nothing is. */
export function useRunningAdsText({ isShown, funnelId, platform }: Options): string {
  const now = useNow()
  const known = useQuery({ ...runningAdsQuery, enabled: isShown }).data ?? []
  const accounts = platform === undefined ? known : adsAt(platform, known)
  return runningAdsText(funnelId === undefined ? accounts : adsLeadingTo(accounts, funnelId), now)
}
