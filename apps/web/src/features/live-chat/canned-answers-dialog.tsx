import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type CannedAnswer } from '@wildpath/contract'
import { Trash2 } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'

import { callApi } from '../../entities/api/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { notifyError } from '../../ui/notify.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { chatFailureText } from './chat-failure.ts'
import { cannedAnswersQuery } from './live-chat-queries.ts'
import { NewCannedAnswer } from './new-canned-answer.tsx'

type CannedAnswersDialogProps = {
  isOpen: boolean
  onClose: () => void
  onInsert: (text: string) => void
  /** The focus goes here with an inserted answer. */
  field: RefObject<HTMLTextAreaElement | null>
}

/** Answers that the team gives often: inserted into the draft, added and removed. */
export function CannedAnswersDialog(props: CannedAnswersDialogProps) {
  const { isOpen, onClose, onInsert, field } = props
  const answers = useQuery({ ...cannedAnswersQuery, enabled: isOpen })
  const [isInserting, setInserting] = useState(false)
  const opener = useRef<HTMLElement>(null)

  function handleInsert(text: string) {
    onInsert(text)
    setInserting(true)
    onClose()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        setInserting(false)
        onClose()
      }}
      title="Canned answers"
      description="Answers that every admin can use. Insert one here, or type / in the answer box."
      returnFocus={isInserting ? field : opener}
    >
      {answers.isError && (
        <LoadFailure
          title={chatFailureText('Failed to read canned answers', answers.error)}
          failure={answers.error}
          isRetrying={answers.isFetching}
          onRetry={() => void answers.refetch()}
        />
      )}
      {answers.isPending && <Skeleton className="h-24" />}
      {answers.data?.answers.length === 0 && (
        <p className="mb-4 text-quiet">There are none yet. Write the first one below.</p>
      )}
      <ul className="divide-y divide-line">
        {answers.data?.answers.map((answer) => (
          <Answer key={answer.id} answer={answer} onInsert={handleInsert} />
        ))}
      </ul>
      <NewCannedAnswer />
    </Dialog>
  )
}

type AnswerProps = { answer: CannedAnswer; onInsert: (text: string) => void }

function Answer({ answer, onInsert }: AnswerProps) {
  const queryClient = useQueryClient()
  const removing = useMutation({
    mutationFn: () => callApi(api.removeCannedAnswer, { body: { id: answer.id } }),
    onError: (failure) => notifyError(chatFailureText('Failed to remove canned answer', failure)),
    onSettled: () => queryClient.invalidateQueries(cannedAnswersQuery),
  })

  return (
    <li className="flex items-start gap-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{answer.title}</p>
        <p className="line-clamp-3 text-note text-quiet wrap-anywhere whitespace-pre-wrap">
          {answer.text}
        </p>
      </div>
      <Button size="small" variant="secondary" onClick={() => onInsert(answer.text)}>
        Insert
        <span className="sr-only"> {answer.title}</span>
      </Button>
      <IconButton
        label={`Remove ${answer.title}`}
        aria-disabled={removing.isPending}
        onClick={() => removing.mutate()}
      >
        <Trash2 aria-hidden size={18} />
      </IconButton>
    </li>
  )
}
