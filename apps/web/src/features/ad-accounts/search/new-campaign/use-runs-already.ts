import { useQuery } from '@tanstack/react-query'

import { useFunnelAt } from '../../../../entities/funnel/use-funnel-at.ts'
import { runsAlreadyText } from '../../wizard/runs-already-text.ts'
import { googleAds } from '../google-ads.ts'
import { searchCampaignsQuery } from '../search-ads-queries.ts'

/** Which campaign of an account leads to an address already, in a sentence; null where none does. */
export function useRunsAlready(accountId: string, address: string): string | null {
  const { isSamePage } = useFunnelAt()
  const { campaigns = [] } = useQuery(searchCampaignsQuery(accountId)).data ?? {}
  return runsAlreadyText(
    campaigns.map(({ name, status, isEnded, finalUrl }) => ({
      name,
      isRunning: status === 'ENABLED' && !isEnded,
      address: finalUrl,
    })),
    { things: googleAds.things, isSamePage: (other) => isSamePage(other, address) },
  )
}
