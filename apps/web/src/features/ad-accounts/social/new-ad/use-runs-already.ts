import { useQuery } from '@tanstack/react-query'

import { useFunnelAt } from '../../../../entities/funnel/use-funnel-at.ts'
import { runsAlreadyText } from '../../wizard/runs-already-text.ts'
import { facebook } from '../facebook.ts'
import { socialAdsQuery } from '../social-ads-queries.ts'

/** Which ad of an account leads to an address already, in a sentence; null where none does. */
export function useRunsAlready(accountId: string, address: string): string | null {
  const { isSamePage } = useFunnelAt()
  const { ads = [] } = useQuery(socialAdsQuery(accountId)).data ?? {}
  return runsAlreadyText(
    ads.map(({ name, status, isEnded, destinationUrl }) => ({
      name,
      isRunning: status === 'ACTIVE' && !isEnded,
      address: destinationUrl,
    })),
    { things: facebook.things, isSamePage: (other) => isSamePage(other, address) },
  )
}
