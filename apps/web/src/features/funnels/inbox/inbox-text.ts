import type { FollowUpStopReason, LeadStatus, ScheduledFollowUp } from '@wildpath/contract'

import { formatDateTime } from '../../../lib/format-date.ts'
import { countOf } from '../funnel-stats.ts'
import type { LeadAction } from './optimistic-leads.ts'
import type { LeadView } from './inbox-filter.ts'

export const statusNames: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  booked: 'Booked',
  lost: 'Lost',
}

export const viewNames: Record<LeadView, string> = {
  'all': 'All',
  ...statusNames,
  'held-back': 'Held back',
}

/** 'You usually answer within 42 minutes': rounded up, so that it is never better than the truth. */
export function responseText(medianMinutes: number): string {
  if (medianMinutes <= 1) return 'You usually answer within a minute'
  if (medianMinutes <= 90) {
    return `You usually answer within ${countOf(Math.ceil(medianMinutes), 'minute')}`
  }
  const hours = Math.ceil(medianMinutes / 60)
  if (hours <= 48) return `You usually answer within ${countOf(hours, 'hour')}`
  return `You usually answer within ${countOf(Math.ceil(medianMinutes / 60 / 24), 'day')}`
}

/** What a toast says once it is done. */
export function doneText(action: LeadAction, count: number): string {
  const leads = countOf(count, 'lead')
  switch (action.kind) {
    case 'set-status':
      return `${leads} marked as ${action.status}`
    case 'spam':
      return `${leads} held back as spam`
    case 'not-spam':
      return `${leads} moved to your leads`
    case 'delete':
      return `${leads} deleted`
  }
}

const stopTexts: Record<FollowUpStopReason, string> = {
  'unsubscribed': 'Stopped: they unsubscribed',
  'replied': 'Stopped: they replied',
  'booked': 'Stopped: they booked',
  'lost': 'Stopped: you marked the lead as lost',
  'suppressed': 'Stopped: the address is on your list of addresses that get no emails',
  'switched-off': 'Stopped: follow-ups are switched off for this adventure',
  'quarantined': 'Stopped: held back as likely spam',
  'empty': 'Stopped: this email has no text any more',
}

/** The state of one follow-up email, in the browser's time zone unless one is given. */
export function scheduleText(email: ScheduledFollowUp, timeZone?: string): string {
  const settled = formatDateTime(email.settled_at ?? email.due_at, timeZone)
  switch (email.state) {
    case 'scheduled':
      return `Due ${formatDateTime(email.due_at, timeZone)}`
    case 'paused':
      return 'Paused while the lead is marked as contacted'
    case 'sent':
      return `Sent ${settled}`
    case 'kept':
      return `Kept in the outbox ${settled}, not sent`
    case 'stopped':
      return email.stopped_because === null ? 'Stopped' : stopTexts[email.stopped_because]
    case 'failed':
      return `Not sent: given up ${settled}`
  }
}
