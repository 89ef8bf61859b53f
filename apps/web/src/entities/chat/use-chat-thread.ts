import type { ChatRole } from '@wildpath/contract'
import { useEffect, useMemo, useSyncExternalStore } from 'react'

import { newId } from '../../lib/new-id.ts'
import { callApi } from '../api/call-api.ts'
import { liveConnection } from '../live-events/use-live-connection.ts'
import { type ChatThread, createChatThread, type ThreadState } from './chat-thread.ts'

const nowMs = () => performance.now()

/** A chat that is kept up as long as it is shown. The person's live connection must be in use. */
export function useChatThread(
  chatId: string,
  reader: { id: string; role: ChatRole },
): { thread: ChatThread; state: ThreadState } {
  const { id: selfId, role } = reader
  const thread = useMemo(
    () =>
      createChatThread(chatId, role, {
        selfId,
        callApi,
        connection: liveConnection,
        newId,
        nowMs,
      }),
    [chatId, selfId, role],
  )
  useEffect(() => thread.open(), [thread])
  return { thread, state: useSyncExternalStore(thread.subscribe, thread.read) }
}
