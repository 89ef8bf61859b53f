import {
  type Lead,
  leadStatuses,
  readSource,
  type ScheduledFollowUp,
  sourceName,
} from '@wildpath/contract'
import { Check, Mail, Repeat, ShieldAlert, ShieldCheck, Trash2 } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'

import { usePerson } from '../../../../entities/person/person.ts'
import { useTimeZone } from '../../../../entities/person/use-time-zone.ts'
import { formatDateTime } from '../../../../lib/format-date.ts'
import { Button } from '../../../../ui/button.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { Segmented } from '../../../../ui/segmented.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { TimeAgo } from '../../time-ago.tsx'
import type { LeadAction } from '../optimistic-leads.ts'
import { statusNames } from '../inbox-text.ts'
import { FollowUpSchedule } from './follow-up-schedule.tsx'
import { LeadAnswers } from './lead-answers.tsx'
import { LeadNote } from './lead-note.tsx'
import { replyLink } from './reply-link.ts'
import { RepliedSwitch } from './replied-switch.tsx'

type LeadDetailsProps = {
  lead: Lead
  /** Undefined while they are on their way. */
  followUps: readonly ScheduledFollowUp[] | undefined
  /** Who the answer comes from. */
  business: string
  /** BCP 47 tag of the reply. */
  language: string
  showsFunnel: boolean
  onChange: (action: LeadAction) => void
  onDelete: () => void
}

const statusOptions = leadStatuses.map((value) => ({ value, label: statusNames[value] }))

/** Everything about one lead, and everything that can be done with it. */
export function LeadDetails(props: LeadDetailsProps) {
  const { lead, onChange } = props
  const ownerName = usePerson()?.full_name ?? ''
  const { business, language } = props
  const reply = replyLink(lead, { business, ownerName, language })
  const isWrittenTo = props.followUps?.some(({ state }) => state === 'sent')
  const isToContact = lead.status === 'new' && !lead.quarantined

  return (
    <div className="flex flex-col gap-6">
      <Origin lead={lead} showsFunnel={props.showsFunnel} />
      {lead.quarantined && (
        <Notice
          tone="lantern"
          icon={<ShieldAlert aria-hidden size={20} className="shrink-0 text-lantern" />}
          title="Held back as likely spam"
          action={
            <Button size="small" onClick={() => onChange({ kind: 'not-spam' })}>
              <ShieldCheck aria-hidden size={16} />
              Not spam
            </Button>
          }
        >
          It is not counted and gets no {isWrittenTo && 'further '}emails.
        </Notice>
      )}
      <LeadAnswers answers={lead.values} />
      {(reply !== null || isToContact) && (
        <div className="flex flex-wrap gap-3">
          {reply !== null && (
            <a href={reply} className={buttonClass({ size: 'small' })}>
              <Mail aria-hidden size={16} />
              Reply by email
            </a>
          )}
          {isToContact && (
            <Button
              size="small"
              variant="secondary"
              onClick={() => onChange({ kind: 'set-status', status: 'contacted' })}
            >
              <Check aria-hidden size={16} />
              Mark as contacted
            </Button>
          )}
        </div>
      )}
      <Part title="Status">
        <div>
          <Segmented
            label="Status"
            value={lead.status}
            onChange={(status) => onChange({ kind: 'set-status', status })}
            options={statusOptions}
          />
        </div>
      </Part>
      <LeadNote key={lead.id} lead={lead} />
      <Part title="Follow-up emails">
        <FollowUpSchedule emails={props.followUps} hasAddress={lead.email !== null} />
        <RepliedSwitch lead={lead} />
      </Part>
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        {/* One button for both ways: it keeps its place and the focus. */}
        <Button
          size="small"
          variant="secondary"
          onClick={() => onChange({ kind: lead.quarantined ? 'not-spam' : 'spam' })}
        >
          {lead.quarantined ? (
            <ShieldCheck aria-hidden size={16} />
          ) : (
            <ShieldAlert aria-hidden size={16} />
          )}
          {lead.quarantined ? 'Not spam' : 'Mark as spam'}
        </Button>
        <Button size="small" variant="danger" onClick={props.onDelete}>
          <Trash2 aria-hidden size={16} />
          Delete
        </Button>
      </div>
    </div>
  )
}

/** About the ad platforms that the page tells of who agrees. */
const consentTexts = {
  agreed: 'Agreed that ad platforms hear of it',
  declined: 'Declined that ad platforms hear of it',
  unanswered: 'Said nothing about ad platforms, so none hears of it',
}

function Origin({ lead, showsFunnel }: Pick<LeadDetailsProps, 'lead' | 'showsFunnel'>) {
  const timeZone = useTimeZone()
  return (
    <div className="flex flex-col gap-1 text-note text-quiet">
      <p>
        Received <TimeAgo time={lead.enquired_at} />
        {lead.source && ` from ${sourceName(readSource(lead.source))}`}
      </p>
      {showsFunnel && (
        <p>
          Adventure: <TextLink to={`/funnel/${lead.funnel_id}`}>{lead.funnel_title}</TextLink>
        </p>
      )}
      {lead.measuring_consent !== null && <p>{consentTexts[lead.measuring_consent]}</p>}
      {lead.earlier_enquiries.length > 0 && (
        <div className="flex items-start gap-1.5">
          <Repeat aria-hidden size={14} className="mt-0.5 shrink-0" />
          <p>
            Wrote before:{' '}
            {lead.earlier_enquiries.toReversed().map((time, at) => (
              <Fragment key={time}>
                {at > 0 && ' · '}
                <time dateTime={time}>{formatDateTime(time, timeZone)}</time>
              </Fragment>
            ))}
          </p>
        </div>
      )}
      {lead.submissions > lead.earlier_enquiries.length + 1 && (
        <p>Sent {lead.submissions} times in total</p>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-sans text-note font-semibold tracking-normal">{title}</h3>
      {children}
    </section>
  )
}
