import type { ScheduledFollowUp } from '@wildpath/contract'
import {
  CalendarClock,
  CircleCheck,
  CirclePause,
  CircleSlash,
  MailOpen,
  TriangleAlert,
} from 'lucide-react'

import { useTimeZone } from '../../../../entities/person/use-time-zone.ts'
import { scheduleText } from '../inbox-text.ts'

const signs = {
  scheduled: <CalendarClock aria-hidden size={16} className="mt-0.5 shrink-0 text-lantern" />,
  paused: <CirclePause aria-hidden size={16} className="mt-0.5 shrink-0 text-quiet" />,
  sent: <CircleCheck aria-hidden size={16} className="mt-0.5 shrink-0 text-fern" />,
  kept: <MailOpen aria-hidden size={16} className="mt-0.5 shrink-0 text-lantern" />,
  stopped: <CircleSlash aria-hidden size={16} className="mt-0.5 shrink-0 text-quiet" />,
  failed: <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-clay" />,
}

type FollowUpScheduleProps = {
  /** Undefined while they are on their way. */
  emails: readonly ScheduledFollowUp[] | undefined
  hasAddress: boolean
}

/** The emails that a lead gets by itself, and how each of them stands. */
export function FollowUpSchedule({ emails, hasAddress }: FollowUpScheduleProps) {
  const timeZone = useTimeZone()
  if (emails === undefined) return <p className="text-note text-quiet">Loading…</p>
  if (emails.length === 0) {
    return (
      <p className="text-note text-quiet">
        {hasAddress
          ? 'No emails are planned for this lead.'
          : 'This lead gave no email address, so none are sent.'}
      </p>
    )
  }
  return (
    <ol className="flex flex-col gap-2 text-note">
      {emails.map((email) => (
        <li key={email.step} className="flex gap-2">
          {signs[email.state]}
          <div className="min-w-0">
            <p>
              <strong>Email {email.step}</strong> · {scheduleText(email, timeZone)}
            </p>
            {email.last_error !== null && (
              <p className="text-quiet wrap-anywhere">
                The mail server said: {email.last_error}
                {email.state === 'scheduled' && " We'll try again."}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
