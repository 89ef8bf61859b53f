import type { Lead } from '@wildpath/contract'
import { Repeat } from 'lucide-react'

import { Badge } from '../../../ui/badge.tsx'
import { TimeAgo } from '../time-ago.tsx'
import { contactLink, leadParts } from './lead-parts.ts'
import { LongText } from './long-text.tsx'

type LeadEntryProps = {
  lead: Lead
  /** It came in while this screen was open. */
  isNew: boolean
}

export function LeadEntry({ lead, isNew }: LeadEntryProps) {
  const { title, answers } = leadParts(lead.values)

  return (
    <article className="grid gap-x-8 gap-y-3 p-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] sm:p-6">
      <div>
        <h3 className="text-lead wrap-anywhere">{title}</h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-quiet">
          <TimeAgo time={lead.created_at} />
          {isNew && <Badge tone="fern">New</Badge>}
        </p>
        {lead.submissions > 1 && (
          <p className="mt-2 flex items-start gap-1.5 text-note text-quiet">
            <Repeat aria-hidden size={14} className="mt-0.5 shrink-0" />
            <span>
              Sent {lead.submissions} times, again <TimeAgo time={lead.last_submitted_at} />
            </span>
          </p>
        )}
      </div>
      <dl className="flex flex-col gap-3">
        {answers.map((answer) => (
          <div key={answer.label} className="grid gap-x-4 lg:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-note text-quiet wrap-anywhere lg:pt-0.5">{answer.label}</dt>
            <dd>
              <AnswerValue answer={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

function AnswerValue({ answer }: { answer: Lead['values'][number] }) {
  const href = contactLink(answer)
  if (href === null) return <LongText text={answer.value} />
  return (
    <a
      href={href}
      className="inline-flex items-center text-fern underline decoration-1 underline-offset-4 wrap-anywhere pointer-coarse:min-h-11 hover:decoration-2"
    >
      {answer.value}
    </a>
  )
}
