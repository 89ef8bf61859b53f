import { useState } from 'react'

import { useFunnelAt } from '../../../entities/funnel/use-funnel-at.ts'

type Options = {
  /** Where the ad leads; null where it is unknown. */
  address: string | null
  switchOn: () => void
}

/** Switches an ad on at once, except where its page is an adventure that is not published: then its owner is asked. */
export function useClosedPage({ address, switchOn }: Options) {
  const { funnelAt } = useFunnelAt()
  const [isAsking, setAsking] = useState(false)
  const funnel = address === null ? undefined : funnelAt(address)
  const closed = funnel?.isPublic === false ? funnel : null

  return {
    /** The adventure; null where its page is open, or where the ad leads elsewhere. */
    closed,
    isAsking: isAsking && closed !== null,
    press() {
      if (closed === null) switchOn()
      else setAsking(true)
    },
    confirm() {
      setAsking(false)
      switchOn()
    },
    keep: () => setAsking(false),
  }
}
