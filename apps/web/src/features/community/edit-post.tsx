import { useMutation } from '@tanstack/react-query'
import { api, type AnswerPost, longestPost, type Question } from '@wildpath/contract'
import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { callApi } from '../../entities/api/call-api.ts'
import { ApiFailure } from '../../entities/api/api-failure.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { QuestionFields } from './question-fields.tsx'

type EditQuestionProps = { question: Question; onSaved: () => Promise<unknown> }

export function EditQuestion({ question, onSaved }: EditQuestionProps) {
  const written = { title: question.title, text: question.text }
  const [draft, setDraft] = useState(written)

  return (
    <EditDialog
      title="Edit your question"
      onOpen={() => setDraft(written)}
      save={() => callApi(api.editQuestion, { params: { id: question.id }, body: draft })}
      onSaved={onSaved}
    >
      {(errors) => <QuestionFields draft={draft} errors={errors} onChange={setDraft} />}
    </EditDialog>
  )
}

type EditAnswerProps = { answer: AnswerPost; onSaved: () => Promise<unknown> }

export function EditAnswer({ answer, onSaved }: EditAnswerProps) {
  const [text, setText] = useState(answer.text)

  return (
    <EditDialog
      title="Edit your answer"
      onOpen={() => setText(answer.text)}
      save={() => callApi(api.editAnswer, { params: { id: answer.id }, body: { text } })}
      onSaved={onSaved}
    >
      {(errors) => (
        <TextArea
          label="Your answer"
          rows={6}
          maxLength={longestPost}
          error={errors['text']}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </EditDialog>
  )
}

type EditDialogProps = {
  title: string
  /** Begins with what is written now. */
  onOpen: () => void
  save: () => Promise<unknown>
  onSaved: () => Promise<unknown>
  children: (errors: Record<string, string>) => ReactNode
}

function EditDialog({ title, onOpen, save, onSaved, children }: EditDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const saving = useMutation({
    mutationFn: save,
    async onSuccess() {
      setOpen(false)
      notifySuccess('Your change is saved.')
      await onSaved()
    },
  })
  const errors = saving.error instanceof ApiFailure ? saving.error.fields : {}
  const isInField = Object.keys(errors).length > 0

  function handleOpen() {
    onOpen()
    saving.reset()
    setOpen(true)
  }

  return (
    <>
      <Button variant="quiet" size="small" onClick={handleOpen}>
        <Pencil aria-hidden size={16} />
        Edit
      </Button>
      <FormDialog
        isOpen={isOpen}
        title={title}
        submitLabel="Save"
        isBusy={saving.isPending}
        failure={
          saving.isError && !isInField
            ? failureMessage(saving.error, 'Your change was not saved. Please try again.')
            : null
        }
        onSubmit={() => saving.mutate()}
        onClose={() => setOpen(false)}
      >
        <div className="flex flex-col gap-4">{children(errors)}</div>
      </FormDialog>
    </>
  )
}
