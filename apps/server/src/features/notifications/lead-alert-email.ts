import { answerText, type Lead, type PlanKey } from '@wildpath/contract'

import { renderEmail } from '../../email-templates/render-email.ts'
import type { Email } from '../../providers/email/email.ts'
import { onProduct } from './on-product.ts'

export type LeadAlert = {
  leadId: string
  /** From 1; more than 1 if the person wrote before. */
  enquiry: number
  createdAt: Date
  owner: { email: string; plan: PlanKey; name: string; timeZone: string | null }
  funnel: { id: string; title: string }
  values: Lead['values']
  /** Where an answer to this email goes: the visitor's address, if they gave one. */
  visitor: string | null
}

/** What an owner reads when somebody filled in their form. The subject holds no word of the visitor. */
export function leadAlertEmail(
  { leadId, enquiry, createdAt, owner, funnel, values, visitor }: LeadAlert,
  publicUrl: string,
): Email {
  const answering =
    visitor === null
      ? []
      : [{ kind: 'words' as const, text: 'Answer this email to write to them.' }]
  const earlier =
    enquiry === 1
      ? []
      : [
          {
            kind: 'words' as const,
            text: `They first wrote on ${formatDay(createdAt, owner.timeZone ?? 'UTC')}.`,
          },
        ]
  return {
    to: owner.email,
    subject: `New lead for ${funnel.title}`,
    ...renderEmail([
      {
        kind: 'words',
        text: `Hello ${owner.name},\n\nsomebody filled in the form of ${funnel.title}${enquiry === 1 ? '' : ' again'}:`,
      },
      {
        kind: 'answers',
        answers: values.map((answer) => ({ ...answer, value: answerText(answer) })),
      },
      ...earlier,
      ...answering,
      {
        kind: 'link',
        label: 'Open this lead',
        url: `${publicUrl}/funnel/${funnel.id}?tab=leads&lead=${leadId}`,
      },
      {
        kind: 'footer',
        lines: [
          `You get this email because alerts for new leads are on${onProduct(owner.plan)}.`,
          { label: 'Change that', url: `${publicUrl}/account` },
        ],
      },
    ]),
    ...(visitor !== null && { replyTo: visitor }),
    messageKey: `lead-alert-${leadId}${enquiry === 1 ? '' : `-${enquiry}`}`,
    leadId,
  }
}

function formatDay(time: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(time)
}
