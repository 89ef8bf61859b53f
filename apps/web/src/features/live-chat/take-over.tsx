import type { Chat, User } from '@wildpath/contract'
import { useState } from 'react'
import { useStore } from 'zustand'

import { callApi } from '../../entities/api/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { notifyWithUndo } from '../../ui/notify-with-undo.tsx'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { createChatActions } from './chat-actions.ts'

type TakeOverProps = { chat: Chat; reader: User; onDone: () => void }

/** Tells an admin who is answering the chat, so that two admins do not answer at once. */
export function TakeOver({ chat, reader, onDone }: TakeOverProps) {
  const [actions] = useState(() =>
    createChatActions(chat.id, { callApi, notifySuccess, notifyWithUndo, notifyError, onDone }),
  )
  const busy = useStore(actions.store, (state) => state.busy)

  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line bg-lantern-wash px-4 py-2 text-note">
      <p>{chat.adminName ?? 'Another admin'} is answering this chat. You can add a note.</p>
      <Button
        size="small"
        variant="secondary"
        isBusy={busy === 'take-over'}
        onClick={() => void actions.takeOver(reader)}
      >
        Take over
      </Button>
    </div>
  )
}
