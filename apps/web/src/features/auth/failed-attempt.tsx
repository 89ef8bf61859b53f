import { CircleAlert } from 'lucide-react'

import { Notice } from '../../ui/notice.tsx'

type FailedAttemptProps = { attempt: number; message: string }

/** What went wrong stays readable after the toast has gone, with the number of tries so far. */
export function FailedAttempt({ attempt, message }: FailedAttemptProps) {
  return (
    <Notice
      tone="clay"
      icon={<CircleAlert aria-hidden size={18} className="shrink-0 text-clay" />}
      title={message}
    >
      Attempt {attempt}. What you typed is still here.
    </Notice>
  )
}
