import { internationalDigits, plainEmail, sha256 } from './contact-hashes.ts'
import type { GoogleConversion, GoogleLead } from './conversions.ts'

/**
 * A lead as the body of Google's `events:ingest`
 * (developers.google.com/data-manager/api/devguides/events/google-ads/online/send-events); null where nothing is left
 * that Google could know anybody by.
 */
export function googleEvent(lead: GoogleLead, conversion: GoogleConversion): object | null {
  const { customerId, managerId, actionId } = conversion
  const userIdentifiers = userIdentifiersOf(lead)
  if (userIdentifiers.length === 0 && lead.gclid === null) return null
  return {
    destinations: [
      {
        operatingAccount: { accountType: 'GOOGLE_ADS', accountId: customerId },
        ...(managerId !== null && {
          loginAccount: { accountType: 'GOOGLE_ADS', accountId: managerId },
        }),
        productDestinationId: actionId,
      },
    ],
    encoding: 'HEX',
    events: [
      {
        transactionId: lead.eventId,
        eventTimestamp: lead.at.toISOString(),
        eventSource: 'WEB',
        consent: { adUserData: 'CONSENT_GRANTED', adPersonalization: 'CONSENT_GRANTED' },
        ...(lead.gclid !== null && { adIdentifiers: { gclid: lead.gclid } }),
        ...(userIdentifiers.length > 0 && { userData: { userIdentifiers } }),
      },
    ],
  }
}

/** Formats: developers.google.com/data-manager/api/devguides/concepts/formatting. */
function userIdentifiersOf({ email, phone }: GoogleLead): object[] {
  const address = googleEmail(email)
  const digits = internationalDigits(phone)
  return [
    ...(address === null ? [] : [{ emailAddress: sha256(address) }]),
    ...(digits === null ? [] : [{ phoneNumber: sha256(`+${digits}`) }]),
  ]
}

/** Google's own addresses mean the same with and without dots, and with what follows a plus sign. */
function googleEmail(email: string | null): string | null {
  const plain = plainEmail(email)
  const [, name = '', host] = /^(.*)@(gmail\.com|googlemail\.com)$/.exec(plain ?? '') ?? []
  return host === undefined ? plain : `${name.replace(/\+.*/, '').replaceAll('.', '')}@${host}`
}
