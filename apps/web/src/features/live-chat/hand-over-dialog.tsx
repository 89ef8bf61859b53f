import { useQuery } from '@tanstack/react-query'
import type { Chat, ChatAdmin, User } from '@wildpath/contract'
import { useState } from 'react'

import { FormDialog } from '../../ui/form-dialog.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { chatFailureCause } from './chat-failure.ts'
import { personName } from './chat-words.ts'
import { chatAdminsQuery } from './live-chat-queries.ts'

type HandOverDialogProps = {
  chat: Chat
  reader: User
  isBusy: boolean
  /** To nobody: it waits again. */
  onHandOver: (to: ChatAdmin | null) => void
  onClose: () => void
}

const waiting = 'waiting'

/** Who answers a chat from now on. */
export function HandOverDialog(props: HandOverDialogProps) {
  const { chat, reader, isBusy, onHandOver, onClose } = props
  const admins = useQuery(chatAdminsQuery)
  const [chosen, setChosen] = useState<string | null>(null)
  const others = admins.data?.admins.filter(({ id }) => id !== chat.adminId) ?? []
  const options = [
    ...others.map(({ id, name }) => ({
      value: id,
      label: id === reader.id ? `${name} (you)` : name,
    })),
    ...(chat.status === 'assigned'
      ? [{ value: waiting, label: 'Back to waiting', description: 'Any admin can take it then.' }]
      : []),
  ]

  return (
    <FormDialog
      isOpen
      title={`Hand over the chat with ${personName(chat)}`}
      size="sm"
      submitLabel="Hand over"
      canSubmit={chosen !== null}
      isBusy={isBusy}
      failure={admins.isError ? chatFailureCause(admins.error) : null}
      onSubmit={() => onHandOver(others.find(({ id }) => id === chosen) ?? null)}
      onClose={onClose}
    >
      {admins.isPending ? (
        <Skeleton className="h-24" />
      ) : (
        <RadioGroup label="Who answers it" value={chosen} onChange={setChosen} options={options} />
      )}
      {admins.isSuccess && others.length === 0 && (
        <p className="mt-3 text-note text-quiet">There is no other admin.</p>
      )}
    </FormDialog>
  )
}
