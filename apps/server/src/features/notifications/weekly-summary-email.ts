import { conversionRate, type PlanKey } from '@wildpath/contract'

import { renderEmail } from '../../email-templates/render-email.ts'
import type { Email } from '../../providers/email/email.ts'
import { onProduct } from './on-product.ts'

export type WeeklySummary = {
  owner: { email: string; name: string; plan: PlanKey }
  funnels: readonly { title: string; views: number; leads: number }[]
  /** Leads that nobody has answered or moved on yet, of whatever week. */
  newLeads: number
  /** The first day, and the one after the last. */
  from: string
  before: string
}

/** A week in numbers: those that the server counted, and nothing else. */
export function weeklySummaryEmail(
  { owner, funnels, newLeads, from, before }: WeeklySummary,
  publicUrl: string,
): Omit<Email, 'messageKey'> {
  const views = funnels.reduce((sum, funnel) => sum + funnel.views, 0)
  const leads = funnels.reduce((sum, funnel) => sum + funnel.leads, 0)
  const waiting =
    newLeads === 0
      ? 'No lead is waiting for an answer.'
      : `${counted(newLeads, 'lead is', 'leads are')} waiting for your first answer.`
  return {
    to: owner.email,
    subject: `Your week: ${counted(views, 'view', 'views')}, ${counted(leads, 'lead', 'leads')}`,
    ...renderEmail([
      {
        kind: 'words',
        text: `Hello ${owner.name},\n\nthis is your week from ${dayOf(from, 0)} to ${dayOf(before, -1)}:`,
      },
      {
        kind: 'table',
        head: ['Adventure', 'Views', 'Leads', 'Conversion'],
        rows: funnels.map((funnel) => [
          funnel.title,
          String(funnel.views),
          String(funnel.leads),
          percent(conversionRate(funnel.leads, funnel.views)),
        ]),
      },
      { kind: 'words', text: waiting },
      { kind: 'link', label: 'Open your dashboard', url: `${publicUrl}/dashboard` },
      {
        kind: 'footer',
        lines: [
          `You get this email on Mondays because the weekly summary is on${onProduct(owner.plan)}.`,
          { label: 'Change that', url: `${publicUrl}/account` },
        ],
      },
    ]),
  }
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

function percent(rate: number | null): string {
  return rate === null ? '–' : `${rate}%`
}

function dayOf(day: string, shift: number): string {
  const time = new Date(Date.parse(day) + shift * 86_400_000)
  return new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    time,
  )
}
