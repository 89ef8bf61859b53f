import {
  type BusinessInfo,
  fillFollowUp,
  type Lead,
  may,
  nameAnswer,
  type PlanKey,
  product,
  senderLine,
} from '@wildpath/contract'
import { localeOf, wordsOf } from '@wildpath/page/language'

import { renderEmail } from '../../email-templates/render-email.ts'
import type { Email } from '../../providers/email/email.ts'
import type { OwnSender } from '../sender-domains/index.ts'

type Written = {
  row: { leadId: string; step: number; round: number }
  /** The owner's, with its slots open. */
  text: string
  lead: { email: string; values: Lead['values']; enquiredAt: Date }
  /** `language` is the tag of what it is written in. */
  funnel: { id: string; businessInfo: BusinessInfo; language: string }
  owner: {
    id: string
    email: string
    plan: PlanKey
    postalAddress: string
    timeZone: string | null
  }
  /** The owner's own address with its key; null while it comes from the product's. */
  ownSender: OwnSender | null
  /** Where it is reported that it did not arrive. */
  bounceAddress: string | null
}
type Reader = { userId: string; funnelId: string; email: string }

/**
 * A follow-up as it goes out: the owner's text, who sends it and why, and how to unsubscribe. The subject holds
 * no word of the visitor, and the body at most a first name: anybody may type anybody's address.
 */
export function followUpEmail(
  { row, text, lead, funnel, owner, ownSender, bounceAddress }: Written,
  unsubscribeUrlOf: (reader: Reader) => string,
): Email {
  const { business_name: business, main_offer: offer } = funnel.businessInfo
  // Any other answer would be a strange way to greet somebody.
  const name = nameAnswer(lead.values)?.value ?? ''
  const { subject, body } = fillFollowUp(text, { name, business, offer })
  const to = lead.email
  const unsubscribeUrl = unsubscribeUrlOf({ userId: owner.id, funnelId: funnel.id, email: to })
  const { followUp: words } = wordsOf(funnel.language)
  const day = formatDay(lead.enquiredAt, {
    locale: localeOf(funnel.language),
    timeZone: owner.timeZone ?? 'UTC',
  })
  const reason = words.reason(business, day)
  const sender = senderOf({ business, plan: owner.plan, postalAddress: owner.postalAddress })
  return {
    to,
    subject,
    ...renderEmail([
      { kind: 'words', text: body },
      {
        kind: 'footer',
        lines: [reason, ...sender.lines, { label: words.unsubscribe, url: unsubscribeUrl }],
      },
    ]),
    ...(ownSender === null
      ? { fromName: sender.name, replyTo: owner.email }
      : {
          fromName: business,
          sender: ownSender,
          // Else what people answer would get lost.
          ...(!ownSender.takesAnswers && { replyTo: owner.email }),
        }),
    ...(bounceAddress !== null && { envelopeFrom: bounceAddress }),
    messageKey: `follow-up-${row.leadId}-${row.step}${row.round === 1 ? '' : `-${row.round}`}`,
    leadId: row.leadId,
    unsubscribeUrl,
  }
}

/** The sender name and the lines below the text. White-label senders do not name the product. */
export function senderOf({
  business,
  plan,
  postalAddress,
}: {
  business: string
  plan: PlanKey
  postalAddress: string
}): { name: string; lines: string[] } {
  const line = senderLine(business, postalAddress)
  const isWhiteLabel = may(plan, { to: 'use', feature: 'white-label' }).isAllowed
  return {
    name: isWhiteLabel ? business : `${business} via ${product.name}`,
    lines: line === '' ? [] : [line],
  }
}

/** The reader's zone is unknown, so the day is that of the business. */
function formatDay(time: Date, { locale, timeZone }: { locale: string; timeZone: string }): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(time)
}
