import type { OutboxEmail } from '@wildpath/contract'
import { CalendarClock, ChevronDown } from 'lucide-react'

import { relativeTime } from '../../lib/relative-time.ts'
import { useNow } from '../../lib/use-now.ts'
import { splitLinks } from '../../lib/split-links.ts'

type OutboxEmailProps = {
  email: OutboxEmail
  /** The newest letter is open from the start. */
  isFirst: boolean
}

export function OutboxEmail({ email, isFirst }: OutboxEmailProps) {
  const now = useNow()
  const headers = Object.entries(email.headers)

  return (
    <details open={isFirst} className="group rounded-card border border-line bg-surface shadow-low">
      <summary className="flex cursor-pointer list-none items-start gap-4 rounded-card p-5 [&::-webkit-details-marker]:hidden">
        <div className="flex min-w-0 flex-1 flex-col gap-1 sm:flex-row sm:justify-between sm:gap-6">
          <div className="min-w-0">
            <h2 className="text-lead wrap-anywhere">{email.subject}</h2>
            <p className="mt-0.5 text-note wrap-anywhere text-quiet">To {email.to}</p>
          </div>
          <time
            dateTime={email.created_at}
            className="shrink-0 text-note whitespace-nowrap text-quiet sm:mt-1"
          >
            {relativeTime(email.created_at, now)}
          </time>
        </div>
        <ChevronDown
          aria-hidden
          size={20}
          className="mt-1 shrink-0 text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      {headers.length > 0 && (
        <dl className="mx-5 border-t border-line py-3 text-note text-quiet">
          {headers.map(([name, value]) => (
            <div key={name} className="wrap-anywhere">
              <dt className="inline font-semibold">{name}: </dt>
              <dd className="inline">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mx-5 border-t border-line py-5 wrap-anywhere whitespace-pre-wrap">
        {splitLinks(email.text).map((part, index) =>
          part.kind === 'link' ? (
            <a
              // oxlint-disable-next-line react/no-array-index-key -- a sent email never changes
              key={index}
              href={part.value}
              className="break-all text-fern underline underline-offset-4"
            >
              {part.value}
            </a>
          ) : (
            part.value
          ),
        )}
      </p>
      {email.calendar !== null && (
        <p className="mx-5 border-t border-line py-3">
          <a
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(email.calendar)}`}
            download="invitation.ics"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-fern underline underline-offset-4"
          >
            <CalendarClock aria-hidden size={18} />
            invitation.ics
          </a>
        </p>
      )}
    </details>
  )
}
