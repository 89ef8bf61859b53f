import type { FunnelSummary } from '@wildpath/contract'

import { useFunnelAt } from '../../../entities/funnel/use-funnel-at.ts'

/** Finds the unpublished adventure behind an ad's URL; null if the page is published or the URL leads elsewhere. */
export function useClosedPage(address: string | null): FunnelSummary | null {
  const { funnelAt } = useFunnelAt()
  const funnel = address === null ? undefined : funnelAt(address)
  return funnel?.isPublic === false ? funnel : null
}
