import { api, type Chat, type ChatAdmin } from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { ApiClient } from '../../lib/api-client.ts'
import { type ChatFailureKind, chatFailureText } from './chat-failure.ts'

export type ChatAction = 'take' | 'take-over' | 'close' | 'reopen' | 'hand-over'

export type ChatActions = {
  /** What is under way; nothing else is begun meanwhile. */
  store: StoreApi<{ busy: ChatAction | null }>
  /** These resolve to whether it worked; the person has heard of it by then. */
  take: () => Promise<boolean>
  /** From the admin who is answering the chat. */
  takeOver: (reader: { id: string }) => Promise<boolean>
  close: () => Promise<boolean>
  reopen: () => Promise<boolean>
  /** To another admin, or with null back to those that wait. */
  handOver: (to: ChatAdmin | null) => Promise<boolean>
}

type Tools = {
  callApi: ApiClient
  notifySuccess: (text: string) => void
  notifyWithUndo: (notice: { id: string; text: string; onUndo: () => void }) => void
  notifyError: (text: string) => void
  /** What is shown may not be what is: after a refusal, too. */
  onDone: () => void
}

/** What an admin does with one chat. */
export function createChatActions(chatId: string, tools: Tools): ChatActions {
  const { callApi, notifySuccess, notifyWithUndo, notifyError, onDone } = tools
  const store = createStore<{ busy: ChatAction | null }>(() => ({ busy: null }))
  const params = { id: chatId }

  async function run(
    busy: ChatAction,
    words: { done: string; failed: ChatFailureKind; onUndo?: () => void },
    call: () => Promise<Chat>,
  ): Promise<boolean> {
    if (store.getState().busy !== null) return false
    store.setState({ busy })
    try {
      await call()
      const { done: text, onUndo } = words
      if (onUndo === undefined) notifySuccess(text)
      else notifyWithUndo({ id: `${busy} ${chatId}`, text, onUndo })
      return true
    } catch (failure) {
      notifyError(chatFailureText(words.failed, failure))
      return false
    } finally {
      store.setState({ busy: null })
      onDone()
    }
  }

  const reopen = () =>
    run('reopen', { done: 'Chat reopened', failed: 'Failed to reopen chat' }, () =>
      callApi(api.reopenChat, { params }),
    )

  return {
    store,
    reopen,
    takeOver: (reader) =>
      run('take-over', { done: 'Chat assigned to you', failed: 'Failed to assign chat' }, () =>
        callApi(api.handOverChat, { params, body: { adminId: reader.id } }),
      ),
    take: () =>
      run('take', { done: 'Chat assigned to you', failed: 'Failed to assign chat' }, () =>
        callApi(api.takeChat, { params }),
      ),
    close: () =>
      run(
        'close',
        {
          done: 'Chat session closed',
          failed: 'Failed to close chat',
          onUndo: () => void reopen(),
        },
        () => callApi(api.closeChat, { params }),
      ),
    handOver(to) {
      const done = to === null ? 'The chat waits for an admin again' : `${to.name} has the chat now`
      return run('hand-over', { done, failed: 'Failed to hand over chat' }, () =>
        callApi(api.handOverChat, { params, body: { adminId: to?.id ?? null } }),
      )
    },
  }
}
