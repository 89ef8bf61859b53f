import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'

import { notify, notifyError, notifySuccess } from '../../ui/notify.ts'
import { funnelQuery } from '../funnel/funnel-queries.ts'
import { pictureRoundQuery } from './picture-round-query.ts'
import { countMade, describeRoundEnd } from './round-progress.ts'
import { unwatchRound, watchedRounds } from './watched-rounds.ts'

/** Watches running picture rounds on every screen. Renders nothing. */
export function PictureRoundWatch() {
  const rounds = useStore(watchedRounds)
  return Object.entries(rounds).map(([funnelId, { title }]) => (
    <WatchedRound key={funnelId} funnelId={funnelId} title={title} />
  ))
}

const tones = { error: notifyError, success: notifySuccess, plain: notify }

function WatchedRound({ funnelId, title }: { funnelId: string; title: string }) {
  const queryClient = useQueryClient()
  const { pathname } = useLocation()
  const round = useQuery(pictureRoundQuery(funnelId)).data
  const made = countMade(round)
  const isThere = pathname === `/funnel/${funnelId}`

  useEffect(() => {
    if (made > 0) void queryClient.invalidateQueries(funnelQuery(funnelId))
  }, [queryClient, funnelId, made])

  useEffect(() => {
    if (round === undefined || round?.state === 'running') return
    unwatchRound(funnelId)
    if (round === null) return
    const { tone, text } = describeRoundEnd(round)
    tones[tone](isThere ? text : `${title}: ${text}`)
  }, [round, funnelId, title, isThere])

  return null
}
