import type { GenerationStage } from '@wildpath/contract'
import { clsx } from 'clsx'
import { Check, Circle } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

const lines = [
  'Reading your business info',
  'Writing the texts',
  'Checking every line',
  'Putting the page together',
] as const

/** The generator writes more than a page needs: of that, only that it goes on is told. */
const lineOfStage: Record<GenerationStage, number> = {
  reading: 0,
  landing_page: 1,
  thank_you_page: 1,
  ad_copy: 1,
  follow_up_emails: 2,
  checking: 3,
}

type WritingProgressProps = { stage: GenerationStage; onCancel: () => void }

/** What is being done, in words. */
export function WritingProgress({ stage, onCancel }: WritingProgressProps) {
  const current = lineOfStage[stage]

  return (
    <div className="flex flex-col gap-5">
      <Progress label={lines[current] ?? ''} />
      <ol className="flex flex-col gap-3">
        {lines.map((line, index) => (
          <li
            key={line}
            aria-current={index === current ? 'step' : undefined}
            className={clsx('flex items-center gap-3', index > current && 'text-quiet')}
          >
            {index < current && <Check aria-label="Done" size={18} className="text-fern" />}
            {index === current && (
              <span className="text-lantern">
                <Spinner />
              </span>
            )}
            {index > current && <Circle aria-hidden size={18} className="text-edge" />}
            {line}
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="text-note text-quiet">
        <span className="sr-only">{lines[current]}. </span>
        Your page stays as it is until you use the new one.
      </p>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
