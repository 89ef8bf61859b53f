import { useEffect, useEffectEvent } from 'react'

import { useLiveConnection } from '../../entities/live-events/use-live-connection.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { ownChat, useOwnChat } from './use-own-chat.ts'

type UnreadMarkProps = { personId: string; onCount: (unread: number) => void }

/** Counts what the team wrote and the person has not seen. It draws nothing itself. */
export function UnreadMark({ personId, onCount }: UnreadMarkProps) {
  const chat = useOwnChat()
  const unread = chat?.unread ?? 0
  const isWaiting = chat !== undefined && chat !== null && chat.status !== 'closed'
  const handleCount = useEffectEvent(onCount)

  useEffect(() => {
    let close = () => {}
    const stop = whenIdle(async () => {
      close = ownChat.open()
    })
    return () => {
      stop()
      close()
    }
  }, [])
  useLiveConnection(isWaiting ? personId : null)
  useEffect(() => handleCount(unread), [unread])
  return null
}
