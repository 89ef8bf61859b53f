import { useQuery } from '@tanstack/react-query'
import type { FunnelSummary } from '@wildpath/contract'

import { useSession } from '../person/session.ts'
import { funnelAt, isSamePage } from './funnel-at.ts'
import { funnelListQuery } from './funnel-queries.ts'

/** The person's adventures, once they are known, and whose page is at an address. */
export function useFunnelAt() {
  const { publicUrl = '' } = useSession() ?? {}
  const { data: funnels = none } = useQuery(funnelListQuery)
  const known = { funnels, publicUrl }
  return {
    funnels,
    funnelAt: (address: string) => funnelAt(address, known),
    isSamePage: (one: string, other: string) => isSamePage(one, other, known),
  }
}

const none: readonly FunnelSummary[] = []
