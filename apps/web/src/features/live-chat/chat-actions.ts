import { api, type Chat, type ChatAdmin } from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { ApiClient } from '../../lib/api-client.ts'
import { type ChatFailureKind, chatFailureText } from './chat-failure.ts'

export type ChatAction = 'take' | 'close' | 'hand-over'

export type ChatActions = {
  /** What is under way; nothing else is begun meanwhile. */
  store: StoreApi<{ busy: ChatAction | null }>
  /** These resolve to whether it worked; the person has heard of it by then. */
  take: () => Promise<boolean>
  close: () => Promise<boolean>
  /** To another admin, or with null back to those that wait. */
  handOver: (to: ChatAdmin | null) => Promise<boolean>
}

type Tools = {
  callApi: ApiClient
  notifySuccess: (text: string) => void
  notifyError: (text: string) => void
  /** What is shown may not be what is: after a refusal, too. */
  onDone: () => void
}

/** What an admin does with one chat. */
export function createChatActions(chatId: string, tools: Tools): ChatActions {
  const { callApi, notifySuccess, notifyError, onDone } = tools
  const store = createStore<{ busy: ChatAction | null }>(() => ({ busy: null }))
  const params = { id: chatId }

  async function run(
    busy: ChatAction,
    words: { done: string; failed: ChatFailureKind },
    call: () => Promise<Chat>,
  ): Promise<boolean> {
    if (store.getState().busy !== null) return false
    store.setState({ busy })
    try {
      await call()
      notifySuccess(words.done)
      return true
    } catch (failure) {
      notifyError(chatFailureText(words.failed, failure))
      return false
    } finally {
      store.setState({ busy: null })
      onDone()
    }
  }

  return {
    store,
    take: () =>
      run('take', { done: 'Chat assigned to you', failed: 'Failed to assign chat' }, () =>
        callApi(api.takeChat, { params }),
      ),
    close: () =>
      run('close', { done: 'Chat session closed', failed: 'Failed to close chat' }, () =>
        callApi(api.closeChat, { params }),
      ),
    handOver(to) {
      const done = to === null ? 'The chat waits for an admin again' : `${to.name} has the chat now`
      return run('hand-over', { done, failed: 'Failed to hand over chat' }, () =>
        callApi(api.handOverChat, { params, body: { adminId: to?.id ?? null } }),
      )
    },
  }
}
