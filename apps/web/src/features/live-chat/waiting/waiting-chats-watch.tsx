import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import {
  liveConnection,
  useLiveConnection,
} from '../../../entities/live-events/use-live-connection.ts'
import { setTitleCount } from '../../../lib/document-title.ts'
import { chatAlerts } from './browser-chat-alerts.ts'
import { waitingChatsQuery } from './waiting-chats-query.ts'

const recountMs = 500

/** Keeps an admin's count of waiting chats current on every screen, in the tab's title too. Renders nothing. */
export function WaitingChatsWatch({ adminId }: { adminId: string }) {
  useLiveConnection(adminId)
  const queryClient = useQueryClient()
  const waiting = useQuery(waitingChatsQuery).data

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const recount = () => {
      timer = undefined
      void queryClient.invalidateQueries(waitingChatsQuery)
    }
    const stop = liveConnection.hear({
      onOpen: recount,
      onClose() {},
      onEvent({ kind }) {
        if (kind === 'chat-changed') timer ??= setTimeout(recount, recountMs)
      },
    })
    return () => {
      stop()
      clearTimeout(timer)
      setTitleCount('chats', 0)
    }
  }, [queryClient])

  useEffect(() => {
    if (waiting === undefined) return
    setTitleCount('chats', waiting)
    chatAlerts.update(waiting)
  }, [waiting])

  return null
}
