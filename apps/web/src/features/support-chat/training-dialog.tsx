import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, longestTrainingText, mostWishedTimes, type NewTraining } from '@wildpath/contract'
import { useState } from 'react'

import { callApi } from '../../entities/api/call-api.ts'
import { useSite } from '../../entities/site/site.ts'
import { TimeField } from '../../entities/training/time-field.tsx'
import { noTime, readTime, type TypedTime } from '../../entities/training/wished-time.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { useNow } from '../../lib/use-now.ts'
import { ownTimeZone } from '../../lib/own-time-zone.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { TextArea } from '../../ui/text-area.tsx'

type TrainingDialogProps = { isOpen: boolean; onClose: () => void }

const noTimes: readonly TypedTime[] = Array.from({ length: mostWishedTimes }, () => noTime)
const labels = ['First time that suits you', 'Second time', 'Third time']

/** What a training is to be about, and up to three times by the person's own clock. */
export function TrainingDialog({ isOpen, onClose }: TrainingDialogProps) {
  const queryClient = useQueryClient()
  const { supportEmail } = useSite()
  const now = useNow()
  const timeZone = ownTimeZone()
  const [about, setAbout] = useState('')
  const [typed, setTyped] = useState(noTimes)
  const [isTried, setTried] = useState(false)
  const read = typed.map((time) => readTime(time, timeZone, now))
  const moments = read.flatMap((time) => (time.kind === 'right' ? [time.moment] : []))
  const booking = useMutation({
    mutationFn: (body: NewTraining) => callApi(api.requestTraining, { body }),
    async onSuccess() {
      notifySuccess('Your wish is with the team, who answer in this chat')
      setAbout('')
      setTyped(noTimes)
      handleClose()
      await queryClient.invalidateQueries({ queryKey: ['training'] })
    },
  })
  const isAboutMissing = about.trim() === ''

  function handleClose() {
    setTried(false)
    booking.reset()
    onClose()
  }

  function handleSubmit() {
    setTried(true)
    const isWrong = read.some(({ kind }) => kind === 'wrong')
    if (isAboutMissing || moments.length === 0 || isWrong) return
    booking.mutate({
      about,
      times: moments.map((moment) => moment.toISOString()),
      time_zone: timeZone,
    })
  }

  return (
    <FormDialog
      isOpen={isOpen}
      title="Book a training"
      description="An hour with our team. We confirm one of your times in the chat, or propose another one."
      submitLabel="Ask for it"
      isBusy={booking.isPending}
      failure={
        booking.error && failureMessage(booking.error, 'Nothing was booked. Please try again.')
      }
      onSubmit={handleSubmit}
      onClose={handleClose}
    >
      <div className="flex flex-col gap-4">
        <TextArea
          label="What should it be about?"
          error={isTried && isAboutMissing ? 'Please say what it should be about' : undefined}
          maxLength={longestTrainingText}
          value={about}
          onChange={(event) => setAbout(event.target.value)}
        />
        <p className="text-note text-quiet">
          Times are those of your clock ({timeZone}).
          {/* Hours are promised where somebody can be asked (decision 18). */}
          {supportEmail !== null &&
            ' Our team is there Mon-Fri 9am-5pm ET; for times outside of that it may propose others.'}
        </p>
        {typed.map((time, index) => (
          <TimeField
            key={labels[index]}
            label={labels[index] ?? ''}
            isOptional={index > 0}
            error={
              index === 0 && isTried && moments.length === 0
                ? 'Please choose at least one time'
                : undefined
            }
            typed={time}
            read={read[index] ?? { kind: 'empty' }}
            timeZone={timeZone}
            onChange={(next) => setTyped(typed.with(index, next))}
          />
        ))}
      </div>
    </FormDialog>
  )
}
