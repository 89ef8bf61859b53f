import type { PlanKey } from '@wildpath/contract'

import { renderEmail } from '../../email-templates/render-email.ts'
import type { Email } from '../../providers/email/email.ts'
import { senderOf } from './follow-up-email.ts'

type Tried = {
  userId: string
  to: string
  subject: string
  text: string
  /** Null when it is not known whose emails are tried. */
  business: string | null
  plan: PlanKey
  postalAddress: string
  messageKey: string
}

/**
 * A follow-up that its owner tries on themselves: from whom it will come, and what will stand below it. A
 * link that unsubscribes nobody would be a lie, so that it is only described.
 */
export function testEmail({
  userId,
  to,
  subject,
  text,
  business,
  plan,
  postalAddress,
  messageKey,
}: Tried): Email {
  const sender = business === null ? null : senderOf({ business, plan, postalAddress })
  return {
    to,
    userId,
    subject,
    // The HTML is made of the text: what a browser sends as markup goes nowhere.
    ...renderEmail([
      { kind: 'words', text },
      {
        kind: 'footer',
        lines: [
          'This is a test that only you get.',
          ...(postalAddress === '' ? [noAddress] : (sender?.lines ?? [])),
          realFooter,
        ],
      },
    ]),
    ...(sender !== null && { fromName: sender.name }),
    messageKey,
  }
}

const noAddress = 'Your postal address will stand here once you have saved one.'
const realFooter =
  "Emails to your leads say here why they were sent, and have a link 'Unsubscribe' that works."
