import { type GenerationStage, generationStages, type WrittenBy } from '@wildpath/contract'
import { clsx } from 'clsx'
import { Check, Circle } from 'lucide-react'
import { lazy, type RefObject, Suspense } from 'react'

import { useSession } from '../../entities/person/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useElapsedSeconds } from './use-elapsed-seconds.ts'
import type { GenerationProgress } from './generation.ts'

const DraftPreview = lazy(async () => {
  const { DraftPreview: component } = await import('./draft-preview.tsx')
  return { default: component }
})

const stageTexts: Record<GenerationStage | 'saving', string> = {
  reading: 'Reading your answers',
  landing_page: 'Writing the landing page',
  thank_you_page: 'Writing the thank-you page',
  ad_copy: 'Writing the ads',
  follow_up_emails: 'Writing three follow-up emails',
  checking: 'Checking every line',
  saving: 'Saving your adventure',
}
const waypoints = [...generationStages, 'saving'] as const

const againTexts: Record<WrittenBy, string> = {
  model:
    'The draft said something that your facts and answers do not. It was dropped, and the AI service writes it again.',
  copywriter:
    'What the AI service wrote did not hold and was dropped. Our built-in copywriter writes it from your facts.',
}

// A short wait needs no clock; a long one needs a word.
const clockAfterSeconds = 5
const comfortAfterSeconds = 20

type GenerationDialogProps = {
  progress: GenerationProgress
  onCancel: () => void
  title?: string
  description?: string
  /** Where the focus goes afterwards, when it is elsewhere than before. */
  returnFocus?: RefObject<HTMLElement | null>
}

/** Each stage as it happens. Writing can be cancelled; saving cannot, and takes a moment. */
export function GenerationDialog(props: GenerationDialogProps) {
  const {
    progress,
    onCancel,
    title = 'Charting your adventure',
    description = 'Your answers are kept, whatever happens here.',
  } = props
  const current = progress.phase === 'writing' ? progress.stage : 'saving'
  const reached = waypoints.indexOf(current)
  const isServerWriting = progress.phase === 'saving' && progress.isServerWriting
  const { draft, again } = progress.phase === 'writing' ? progress : {}
  const seconds = useElapsedSeconds(progress.phase !== 'idle')
  const isModelWriting = useSession()?.providers.textAi === 'live'

  return (
    <Dialog
      isOpen={progress.phase !== 'idle'}
      onClose={onCancel}
      isLocked
      size={draft === undefined ? 'md' : 'lg'}
      title={title}
      description={description}
      {...(props.returnFocus && { returnFocus: props.returnFocus })}
      footer={
        <Button variant="secondary" disabled={progress.phase === 'saving'} onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <Progress label={stageTexts[current]} />
      <div
        className={clsx(
          draft !== undefined &&
            'grid grid-cols-[minmax(0,1fr)] gap-x-6 sm:grid-cols-[auto_minmax(0,1fr)]',
        )}
      >
        <ol className="mt-5 flex flex-col gap-3">
          {waypoints.map((waypoint, index) => (
            <li
              key={waypoint}
              aria-current={index === reached ? 'step' : undefined}
              className={clsx(
                'flex items-center gap-3',
                stateOf(index, reached) === 'ahead' && 'text-quiet',
                // On a phone the draft has the room.
                draft !== undefined && index !== reached && 'max-sm:hidden',
              )}
            >
              <StageIcon
                state={isServerWriting && index < reached ? 'ahead' : stateOf(index, reached)}
              />
              {stageTexts[waypoint]}
              {index === reached && seconds >= clockAfterSeconds && (
                <span className="ml-auto text-note text-quiet tabular-nums">{seconds} s</span>
              )}
            </li>
          ))}
        </ol>
        {draft !== undefined && (
          <Suspense>
            <DraftPreview draft={draft} />
          </Suspense>
        )}
      </div>
      <p aria-live="polite" className="mt-4 min-h-10 text-note text-quiet">
        <span className="sr-only">{stageTexts[current]}. </span>
        {isServerWriting && 'Writing was interrupted: the texts are now written while saving.'}
        {again !== undefined && againTexts[again]}
        {!isServerWriting &&
          again === undefined &&
          isModelWriting &&
          seconds >= comfortAfterSeconds &&
          'The AI service is taking its time. If it does not answer, our built-in copywriter steps in.'}
      </p>
    </Dialog>
  )
}

type StageState = 'done' | 'current' | 'ahead'

function stateOf(index: number, reached: number): StageState {
  if (index < reached) return 'done'
  return index === reached ? 'current' : 'ahead'
}

function StageIcon({ state }: { state: StageState }) {
  if (state === 'done') return <Check aria-label="Done" size={18} className="text-fern" />
  if (state === 'current') {
    return (
      <span className="text-lantern">
        <Spinner />
      </span>
    )
  }
  return <Circle aria-hidden size={18} className="text-edge" />
}
