import { longestTrainingText, type Training, trainingTimeText } from '@wildpath/contract'
import { useState } from 'react'

import { TimeField } from '../../entities/training/time-field.tsx'
import { noTime, readTime } from '../../entities/training/wished-time.ts'
import { useNow } from '../../lib/use-now.ts'
import { ownTimeZone } from '../../lib/own-time-zone.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextArea } from '../../ui/text-area.tsx'

type TrainingTimeDialogProps = {
  training: Training
  isOpen: boolean
  isBusy: boolean
  onSubmit: (body: { starts_at: string; words: string }) => void
  onClose: () => void
}

const another = 'another'

/** One of the wished times, which confirms the training, or another one, which proposes or moves it. */
export function TrainingTimeDialog(props: TrainingTimeDialogProps) {
  const { training, isOpen, isBusy, onSubmit, onClose } = props
  const { status, wished_times, time_zone } = training
  const timeZone = ownTimeZone()
  const now = useNow()
  const isMove = status === 'confirmed'
  const wished = isMove ? [] : wished_times.filter((time) => new Date(time) > now)
  const [chosen, setChosen] = useState<string | null>(null)
  const [typed, setTyped] = useState(noTime)
  const [words, setWords] = useState('')
  const read = readTime(typed, timeZone, now)
  const isAnother = chosen === another || wished.length === 0
  const typedTime = read.kind === 'right' ? read.moment.toISOString() : null
  const startsAt = isAnother ? typedTime : chosen
  const submitLabel = isAnother ? 'Propose' : 'Confirm'

  return (
    <FormDialog
      isOpen={isOpen}
      title={isMove ? 'Move the training' : 'Choose a time'}
      description={`Times are those of your clock (${timeZone}). The person reads them by theirs.`}
      submitLabel={isMove ? 'Move' : submitLabel}
      canSubmit={startsAt !== null}
      isBusy={isBusy}
      onSubmit={() => startsAt !== null && onSubmit({ starts_at: startsAt, words })}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        {wished.length > 0 && (
          <RadioGroup
            label="When"
            value={chosen}
            onChange={setChosen}
            options={[
              ...wished.map((time) => ({
                value: time,
                label: trainingTimeText(time, timeZone),
                description: `Theirs: ${trainingTimeText(time, time_zone)}`,
              })),
              { value: another, label: 'Another time', description: 'They accept it, or not' },
            ]}
          />
        )}
        {isAnother && (
          <TimeField
            label="Day and time"
            typed={typed}
            read={read}
            timeZone={timeZone}
            onChange={setTyped}
          />
        )}
        <TextArea
          label="A word to the person"
          isOptional
          maxLength={longestTrainingText}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
    </FormDialog>
  )
}
