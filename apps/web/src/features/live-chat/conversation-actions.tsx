import type { Chat, ChatAdmin, User } from '@wildpath/contract'
import { useState } from 'react'
import { useStore } from 'zustand'

import { callApi } from '../../entities/api/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { notifyWithUndo } from '../../ui/notify-with-undo.tsx'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { createChatActions } from './chat-actions.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'

type ConversationActionsProps = {
  chat: Chat
  reader: User
  /** Something was done or refused: what is shown may not be what is. */
  onDone: () => void
}

/** Take, hand over and close an open chat; reopen a closed one. */
export function ConversationActions({ chat, reader, onDone }: ConversationActionsProps) {
  const [actions] = useState(() =>
    createChatActions(chat.id, { callApi, notifySuccess, notifyWithUndo, notifyError, onDone }),
  )
  const busy = useStore(actions.store, (state) => state.busy)
  const [isHandingOver, setHandingOver] = useState(false)

  async function handleHandOver(to: ChatAdmin | null) {
    if (await actions.handOver(to)) setHandingOver(false)
  }

  if (chat.status === 'closed') {
    return (
      <Button
        size="small"
        variant="secondary"
        isBusy={busy === 'reopen'}
        onClick={() => void actions.reopen()}
      >
        Reopen
      </Button>
    )
  }

  return (
    <div className="flex flex-wrap gap-2">
      {chat.status === 'pending_admin' && (
        <Button size="small" isBusy={busy === 'take'} onClick={() => void actions.take()}>
          Take Chat
        </Button>
      )}
      <Button size="small" variant="secondary" onClick={() => setHandingOver(true)}>
        Hand over
      </Button>
      <Button
        size="small"
        variant="secondary"
        isBusy={busy === 'close'}
        onClick={() => void actions.close()}
      >
        Close
      </Button>
      {isHandingOver && (
        <HandOverDialog
          chat={chat}
          reader={reader}
          isBusy={busy === 'hand-over'}
          onHandOver={(to) => void handleHandOver(to)}
          onClose={() => setHandingOver(false)}
        />
      )}
    </div>
  )
}
