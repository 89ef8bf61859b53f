import { type FunnelDeletion, keptDeletedDays, type PlanKey, plans } from '@wildpath/contract'

import { countOf } from '../funnel-stats.ts'

type Deletion = {
  title: string
  url: string
  /** Null when it could not be found out. */
  goes: FunnelDeletion | null
  /** The ads that lead to it, in sentences; '' where none is known of. */
  runningAds: string
  plan: PlanKey
  /** How many adventures are left afterwards. */
  left: number
}

/** What the browser asks before an adventure is deleted; the first sentence is that of spec 2, 'Dashboard'. */
export function deletionQuestion(deletion: Deletion): string {
  const { title, goes, plan, left } = deletion
  return [
    'Are you sure you want to delete this funnel?',
    goes === null ? unknownText(title) : goesText(deletion, goes),
    `You can undo this, or restore it for ${keptDeletedDays} days from 'Recently deleted'.${roomText(plan, left)}`,
  ].join('\n\n')
}

function goesText({ title, url, runningAds }: Deletion, goes: FunnelDeletion): string {
  const { leads, views, waiting_emails: waiting, isPublic } = goes
  const counts = [
    ...(leads > 0 ? [countOf(leads, 'lead')] : []),
    ...(views > 0 ? [countOf(views, 'view')] : []),
  ]
  return [
    counts.length === 0
      ? `'${title}' has no leads and no views yet.`
      : `'${title}' goes with ${counts.join(' and ')}.`,
    isPublic
      ? `Its page at ${url} goes offline; ads that lead to it run on at your cost.`
      : `Its address ${url} goes with it.`,
    ...(runningAds === '' ? [] : [runningAds]),
    ...(waiting > 0
      ? [`${countOf(waiting, 'email')} still to be sent ${waiting === 1 ? 'is' : 'are'} held back.`]
      : []),
    photosStay,
  ].join(' ')
}

const photosStay = 'Your photos stay in your media library.'

function unknownText(title: string): string {
  return `'${title}' goes with its page and address, its leads, its numbers and the emails still to be sent. ${photosStay}`
}

/** After a downgrade there may be more than the plan lets come back. */
function roomText(plan: PlanKey, left: number): string {
  const { label, funnelLimit } = plans[plan]
  if (funnelLimit === null || left < funnelLimit) return ''
  return ` ${label} has room for ${countOf(funnelLimit, 'adventure')}: once 'Undo' is gone, it comes back only with an upgrade.`
}

/** 'its pages, 3 leads, its numbers and its emails'. */
export function whatGoesForGood(leads: number): string {
  const all = ['its pages', ...(leads > 0 ? [countOf(leads, 'lead')] : []), 'its numbers']
  return `${all.join(', ')} and its emails`
}
