import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, longestTrainingText, type Training, trainingTimeText } from '@wildpath/contract'
import { useState } from 'react'

import { callApi } from '../../entities/api/call-api.ts'
import { trainingQuery } from '../../entities/training/training-query.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { ownTimeZone } from '../../lib/own-time-zone.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TrainingTimeDialog } from './training-time-dialog.tsx'

type TrainingCardProps = { chatId: string; lastPosition: number }

const statusTexts = {
  requested: 'Asked for',
  proposed: 'Proposed, not accepted yet',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  held: 'Held',
} as const

/** What the person of a chat wishes to be trained in, and when; by the clock of whoever reads it. */
export function TrainingCard({ chatId, lastPosition }: TrainingCardProps) {
  const training = useQuery(trainingQuery(chatId, lastPosition)).data?.training
  if (!training) return null
  return <Shown chatId={chatId} training={training} />
}

function Shown({ chatId, training }: { chatId: string; training: Training }) {
  const queryClient = useQueryClient()
  const timeZone = ownTimeZone()
  const [open, setOpen] = useState<'time' | 'cancel' | null>(null)
  const { revision, status, starts_at } = training
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['training'] })
  const scheduling = useMutation({
    mutationFn: (body: { starts_at: string; words: string }) =>
      callApi(api.scheduleTraining, { params: { id: chatId }, body: { ...body, revision } }),
    onSuccess(changed) {
      setOpen(null)
      notifySuccess(changed.status === 'proposed' ? 'The time is proposed' : 'The training is set')
    },
    onError: (failure) =>
      notifyError(failureMessage(failure, 'Nothing was changed. Please try again.')),
    onSettled: refresh,
  })
  const cancelling = useMutation({
    mutationFn: (words: string) =>
      callApi(api.cancelTraining, { params: { id: chatId }, body: { revision, words } }),
    onSuccess() {
      setOpen(null)
      notifySuccess('The training is cancelled')
    },
    onError: (failure) =>
      notifyError(failureMessage(failure, 'Nothing was changed. Please try again.')),
    onSettled: refresh,
  })

  return (
    <section
      aria-label="Training"
      className="flex flex-col gap-2 border-b border-line bg-lantern-wash px-4 py-3 text-note"
    >
      <p className="wrap-anywhere">
        <strong className="font-semibold">Training, {statusTexts[status].toLowerCase()}</strong>
        {starts_at !== null && `: ${trainingTimeText(starts_at, timeZone)}`}
        {' · '}
        {training.about}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => setOpen('time')}>
          {status === 'confirmed' ? 'Move' : 'Choose a time'}
        </Button>
        <Button size="small" variant="danger" onClick={() => setOpen('cancel')}>
          Cancel training
        </Button>
      </div>
      <TrainingTimeDialog
        training={training}
        isOpen={open === 'time'}
        isBusy={scheduling.isPending}
        onSubmit={scheduling.mutate}
        onClose={() => setOpen(null)}
      />
      <CancelDialog
        isOpen={open === 'cancel'}
        isBusy={cancelling.isPending}
        onSubmit={cancelling.mutate}
        onClose={() => setOpen(null)}
      />
    </section>
  )
}

type CancelDialogProps = {
  isOpen: boolean
  isBusy: boolean
  onSubmit: (words: string) => void
  onClose: () => void
}

function CancelDialog({ isOpen, isBusy, onSubmit, onClose }: CancelDialogProps) {
  const [words, setWords] = useState('')

  return (
    <FormDialog
      isOpen={isOpen}
      title="Cancel the training?"
      description="The person reads it in the chat, and their calendar takes it out."
      submitLabel="Cancel training"
      isBusy={isBusy}
      onSubmit={() => onSubmit(words)}
      onClose={onClose}
    >
      <TextArea
        label="A word to the person"
        isOptional
        maxLength={longestTrainingText}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </FormDialog>
  )
}
