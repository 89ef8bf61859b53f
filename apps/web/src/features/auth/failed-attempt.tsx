import { CircleAlert } from 'lucide-react'

import { Notice } from '../../ui/notice.tsx'
import { nextStepAfter } from './next-step-after.ts'

type FailedAttemptProps = { attempt: number; failure: unknown }

/** What to do next, and the number of tries so far; what went wrong is the toast's to say. */
export function FailedAttempt({ attempt, failure }: FailedAttemptProps) {
  return (
    <Notice
      tone="clay"
      icon={<CircleAlert aria-hidden size={18} className="mt-px shrink-0 text-clay" />}
      title={`Attempt ${attempt} did not work`}
    >
      {nextStepAfter(failure)}
    </Notice>
  )
}
