import type { FunnelSummary } from '@wildpath/contract'

import { useFunnelAt } from '../../../entities/funnel/use-funnel-at.ts'

/** The unpublished adventure that an address leads to; null if its page is open, or the address leads elsewhere. */
export function useClosedPage(address: string | null): FunnelSummary | null {
  const { funnelAt } = useFunnelAt()
  const funnel = address === null ? undefined : funnelAt(address)
  return funnel?.isPublic === false ? funnel : null
}
