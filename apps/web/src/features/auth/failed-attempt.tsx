import { CircleAlert } from 'lucide-react'

import { Notice } from '../../ui/notice.tsx'
import { authFailureMessage } from './auth-failure-toast.ts'
import { nextStepAfter } from './next-step-after.ts'

type FailedAttemptProps = { attempt: number; failure: unknown }

/** What went wrong, which the toast says too but not for long; what to do next, and how many tries that makes. */
export function FailedAttempt({ attempt, failure }: FailedAttemptProps) {
  return (
    <Notice
      tone="clay"
      icon={<CircleAlert aria-hidden size={18} className="mt-px shrink-0 text-clay" />}
      title={authFailureMessage(failure)}
    >
      <p>{nextStepAfter(failure)}</p>
      <p className="mt-1 text-quiet">Attempt {attempt} did not work</p>
    </Notice>
  )
}
