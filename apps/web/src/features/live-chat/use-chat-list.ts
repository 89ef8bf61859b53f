import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { callApi } from '../../entities/api/call-api.ts'
import { liveConnection } from '../../entities/live-events/use-live-connection.ts'
import { notify, notifyError, notifySuccess } from '../../ui/notify.ts'
import type { ChatAddress } from './chat-address.ts'
import { type ChatList, type ChatListState, createChatList } from './chat-list.ts'

/** Spec 3, section 8.4; two seconds are those of every success. */
const notConnectedMs = 5000

/** The list of chats, kept up as long as it is shown. */
export function useChatList({
  view,
  assignee,
  order,
  search,
}: ChatAddress): { list: ChatList } & ChatListState {
  const [list] = useState(() =>
    createChatList(
      { view, assignee, order, search },
      {
        callApi,
        connection: liveConnection,
        now: () => new Date(),
        notifyConnected: () => notifySuccess('Live chat system connected'),
        notifyNotConnected: (cause) =>
          notifyError(`Live chat failed to connect: ${cause}`, { durationMs: notConnectedMs }),
        notifyRefreshing: () => notify('Refreshing chat data...'),
      },
    ),
  )
  useEffect(() => list.open(), [list])
  useEffect(
    () => list.setFilter({ view, assignee, order, search }),
    [list, view, assignee, order, search],
  )
  return { list, ...useStore(list.store) }
}
