import type { Chat } from '@wildpath/contract'
import { useSyncExternalStore } from 'react'

import { callApi } from '../../entities/api/call-api.ts'
import { liveConnection } from '../../entities/live-events/use-live-connection.ts'
import { createOwnChat } from './own-chat.ts'

/** One for all that show something of it. */
export const ownChat = createOwnChat({ callApi, connection: liveConnection })

export function useOwnChat(): Chat | null | undefined {
  return useSyncExternalStore(ownChat.subscribe, ownChat.read, () => undefined)
}
