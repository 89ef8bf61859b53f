import { internationalDigits, plainEmail, sha256 } from './contact-hashes.ts'
import type { LeadConversion } from './conversions.ts'

/**
 * A lead in Meta's words (developers.facebook.com/docs/marketing-api/conversions-api/parameters): who it is as SHA-256
 * of what is left of an address or number without blanks, signs and capitals; the rest as it is.
 */
export function metaEvent(conversion: LeadConversion): object {
  const { eventId, at, sourceUrl, clientIp, userAgent, browserId, clickId } = conversion
  const email = plainEmail(conversion.email)
  const phone = internationalDigits(conversion.phone)
  return {
    event_name: 'Lead',
    event_time: Math.floor(at.getTime() / 1000),
    event_id: eventId,
    event_source_url: sourceUrl,
    action_source: 'website',
    user_data: {
      ...(email !== null && { em: [sha256(email)] }),
      ...(phone !== null && { ph: [sha256(phone)] }),
      client_ip_address: clientIp,
      client_user_agent: userAgent,
      ...(browserId !== null && { fbp: browserId }),
      ...(clickId !== null && { fbc: clickId }),
    },
  }
}
