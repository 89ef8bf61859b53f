import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, may, type Training, trainingTimeText } from '@wildpath/contract'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'

import { callApi } from '../../entities/api/call-api.ts'
import { usePerson } from '../../entities/person/person.ts'
import { useSwitchedOff } from '../../entities/person/session.ts'
import { useIsVisit } from '../../entities/person/use-is-visit.ts'
import { trainingQuery } from '../../entities/training/training-query.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { ownTimeZone } from '../../lib/own-time-zone.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { TrainingDialog } from './training-dialog.tsx'
import { whyNoTraining } from './why-no-training.ts'

type TrainingBarProps = { chatId: string; lastPosition: number }

/** Where the person's plan has trainings: books one, or shows the one that is asked for or to come. */
export function TrainingBar({ chatId, lastPosition }: TrainingBarProps) {
  const plan = usePerson()?.plan ?? 'free'
  const mayBook = may(plan, { to: 'use', feature: 'custom-training' }).isAllowed
  const training = useQuery(trainingQuery(chatId, lastPosition)).data?.training
  const [isBooking, setBooking] = useState(false)
  const isVisit = useIsVisit()
  const reason = whyNoTraining({ isVisit, areChatsOff: useSwitchedOff('support-chat') })
  if (training) return <Booked chatId={chatId} training={training} isVisit={isVisit} />
  if (training === undefined || !mayBook) return null

  return (
    <div className="border-t border-line px-3 py-2">
      <Button
        size="small"
        variant="secondary"
        disabled={reason !== null}
        onClick={() => setBooking(true)}
      >
        <CalendarClock aria-hidden size={16} />
        Book a training
      </Button>
      {reason !== null && <p className="mt-1.5 text-note text-quiet">{reason}</p>}
      <TrainingDialog isOpen={isBooking} onClose={() => setBooking(false)} />
    </div>
  )
}

type BookedProps = { chatId: string; training: Training; isVisit: boolean }

function Booked({ chatId, training, isVisit }: BookedProps) {
  const queryClient = useQueryClient()
  const [isCancelling, setCancelling] = useState(false)
  const { revision } = training
  const handlers = {
    onError: (failure: unknown) =>
      notifyError(failureMessage(failure, 'Nothing was changed. Please try again.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['training'] }),
  }
  const acceptance = useMutation({
    mutationFn: () => callApi(api.acceptTraining, { params: { id: chatId }, body: { revision } }),
    onSuccess: () => notifySuccess('Your training is confirmed'),
    ...handlers,
  })
  const cancellation = useMutation({
    mutationFn: () =>
      callApi(api.cancelTraining, { params: { id: chatId }, body: { revision, words: '' } }),
    onSuccess: () => notifySuccess('Your training is cancelled'),
    ...handlers,
    onSettled() {
      setCancelling(false)
      return handlers.onSettled()
    },
  })

  return (
    <section
      aria-label="Your training"
      className="flex flex-wrap items-center justify-between gap-2 border-t border-line bg-lantern-wash px-3 py-2 text-note"
    >
      <p className="min-w-0 flex-1 basis-44 wrap-anywhere">{trainingText(training)}</p>
      <div className="flex flex-wrap gap-2">
        {training.status === 'proposed' && (
          <Button
            size="small"
            disabled={isVisit}
            isBusy={acceptance.isPending}
            onClick={() => acceptance.mutate()}
          >
            Accept
          </Button>
        )}
        <Button
          size="small"
          variant="secondary"
          disabled={isVisit}
          onClick={() => setCancelling(true)}
        >
          Cancel training
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isCancelling}
        title="Cancel the training?"
        keepLabel="Keep it"
        confirmLabel="Cancel training"
        isBusy={cancellation.isPending}
        onConfirm={() => cancellation.mutate()}
        onClose={() => setCancelling(false)}
      >
        <p>Our team reads it in the chat. You can ask for another one at any time.</p>
      </ConfirmDialog>
    </section>
  )
}

function trainingText({ status, starts_at }: Training): string {
  const when = starts_at === null ? '' : trainingTimeText(starts_at, ownTimeZone())
  if (status === 'confirmed') return `Training: ${when}`
  if (status === 'proposed') return `The team proposes ${when} for your training.`
  return 'You asked for a training. The team answers here with a time.'
}
