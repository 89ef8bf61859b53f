import { type FunnelDeletion, keptDeletedDays, type PlanKey, plans } from '@wildpath/contract'

import { countOf } from '../funnel-stats.ts'

type Deletion = {
  title: string
  url: string
  /** Null when it could not be found out. */
  goes: FunnelDeletion | null
  plan: PlanKey
  /** How many adventures are left afterwards. */
  left: number
}

/** What the browser asks before an adventure is deleted; the first sentence is that of spec 2, 'Dashboard'. */
export function deletionQuestion({ title, url, goes, plan, left }: Deletion): string {
  return [
    'Are you sure you want to delete this funnel?',
    goes === null ? unknownText(title) : goesText(title, url, goes),
    `You can undo this, or restore it for ${keptDeletedDays} days from 'Recently deleted'.${roomText(plan, left)}`,
  ].join('\n\n')
}

function goesText(title: string, url: string, goes: FunnelDeletion): string {
  const emails =
    goes.waiting_emails === 0
      ? 'no emails are waiting to be sent'
      : `${countOf(goes.waiting_emails, 'email')} still to be sent ${goes.waiting_emails === 1 ? 'is' : 'are'} held back`
  const page = goes.isPublic ? `its page at ${url} goes offline` : `its address ${url} goes with it`
  return `With '${title}' go ${countOf(goes.leads, 'lead')} and its numbers (${countOf(goes.views, 'view')}); ${page}; ${emails}.`
}

function unknownText(title: string): string {
  return `With '${title}' go its page and address, its leads, its numbers and the emails still to be sent.`
}

/** After a downgrade there may be more than the plan lets come back. */
function roomText(plan: PlanKey, left: number): string {
  const { label, funnelLimit } = plans[plan]
  if (funnelLimit === null || left < funnelLimit) return ''
  return ` ${label} has room for ${countOf(funnelLimit, 'adventure')}: once 'Undo' is gone, it comes back only with an upgrade.`
}
