import { type GenerationStage, generationStages } from '@wildpath/contract'
import { clsx } from 'clsx'
import { Check, Circle } from 'lucide-react'

import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { CreationProgress } from './use-funnel-creation.ts'

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

type WritingDialogProps = { progress: CreationProgress; onCancel: () => void }

/** Each stage as it happens. Writing can be cancelled; saving cannot, and takes a moment. */
export function WritingDialog({ progress, onCancel }: WritingDialogProps) {
  const current = progress.phase === 'writing' ? progress.stage : 'saving'
  const reached = waypoints.indexOf(current)

  return (
    <Dialog
      isOpen={progress.phase !== 'idle'}
      onClose={onCancel}
      isLocked
      title="Charting your adventure"
      description="Your answers are kept, whatever happens here."
      footer={
        <Button variant="secondary" disabled={progress.phase === 'saving'} onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <Progress label="Writing progress" value={reached} maximum={waypoints.length} />
      <p aria-live="polite" className="sr-only">
        {stageTexts[current]}
      </p>
      <ol className="mt-5 flex flex-col gap-3">
        {waypoints.map((waypoint, index) => (
          <li
            key={waypoint}
            aria-current={index === reached ? 'step' : undefined}
            className={clsx('flex items-center gap-3', index > reached && 'text-quiet')}
          >
            <StageIcon state={stateOf(index, reached)} />
            {stageTexts[waypoint]}
          </li>
        ))}
      </ol>
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
