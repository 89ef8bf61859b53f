import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { runningAdsQuery } from '../../../entities/ad-spending/running-ads-query.ts'
import { adsLeadingTo, runningAdsText } from '../../../entities/ad-spending/running-ads-text.ts'

type Options = { funnelId: string; makePrivate: () => void }

/** Makes an adventure private at once, except where ads lead to it: then its owner is asked first. */
export function useMakePrivate({ funnelId, makePrivate }: Options) {
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const press = useMutation({
    mutationFn: () => queryClient.fetchQuery(runningAdsQuery).catch(() => []),
    onSuccess(accounts) {
      if (runningAdsText(adsLeadingTo(accounts, funnelId), new Date()) === '') makePrivate()
      else setAsking(true)
    },
  })

  return {
    isAsking,
    isPending: press.isPending,
    press: () => press.mutate(),
    confirm() {
      setAsking(false)
      makePrivate()
    },
    keep: () => setAsking(false),
  }
}
