import { hash } from 'node:crypto'

import type { LeadConversion } from './conversions.ts'

/**
 * A lead in Meta's words (developers.facebook.com/docs/marketing-api/conversions-api/parameters): who it is as SHA-256
 * of what is left of an address or number without blanks, signs and capitals; the rest as it is.
 */
export function metaEvent(conversion: LeadConversion): object {
  const { eventId, at, sourceUrl, clientIp, userAgent, browserId, clickId } = conversion
  const email = conversion.email?.trim().toLowerCase() ?? ''
  const phone = conversion.phone === null ? null : internationalDigits(conversion.phone)
  return {
    event_name: 'Lead',
    event_time: Math.floor(at.getTime() / 1000),
    event_id: eventId,
    event_source_url: sourceUrl,
    action_source: 'website',
    user_data: {
      ...(email !== '' && { em: [sha256(email)] }),
      ...(phone !== null && { ph: [sha256(phone)] }),
      client_ip_address: clientIp,
      client_user_agent: userAgent,
      ...(browserId !== null && { fbp: browserId }),
      ...(clickId !== null && { fbc: clickId }),
    },
  }
}

/** The digits of a number with its country; null without one, since Meta could not know whose it is. */
function internationalDigits(number: string): string | null {
  const [, rest] = /^(?:\+|00)(.*)$/.exec(number.trim().replace('(0)', '')) ?? []
  const digits = rest?.replace(/\D/g, '') ?? ''
  return /^[1-9]\d{6,14}$/.test(digits) ? digits : null
}

function sha256(text: string): string {
  return hash('sha256', text, 'hex')
}
