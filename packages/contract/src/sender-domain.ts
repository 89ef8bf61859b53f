import { z } from 'zod'

import { isEmailAddress } from './email-address.ts'
import {
  checkedRecordSchema,
  dnsProblemSchema,
  domainStatusSchema,
  registrarSchema,
} from './domain.ts'
import { readWebAddress } from './web-address.ts'

/** The address of somebody's own domain that their follow-ups come from. */
export const senderDomainSchema = z.object({
  /** 'hello@example.com', the domain in ASCII. */
  address: z.string(),
  domain: z.string(),
  /** `failed`: it is looked at again on request only, or it was verified and broke. */
  status: domainStatusSchema,
  /** Whether follow-ups come from it now: verified, and the plan includes it. */
  isInUse: z.boolean(),
  lastChecked: z.iso.datetime().nullable(),
  /** When it is looked at again by itself; null when it is not. */
  nextCheck: z.iso.datetime().nullable(),
  /** DKIM, SPF and DMARC, in this order. */
  records: z.array(checkedRecordSchema),
  problems: z.array(dnsProblemSchema),
  /** Its steps are those for records of mail. */
  registrar: registrarSchema.nullable(),
  /** Whether answers go to the address itself, and else to the account's; null before the first look. */
  takesAnswers: z.boolean().nullable(),
  /** Since when a verified one is broken. */
  brokenSince: z.iso.datetime().nullable(),
})
export type SenderDomain = z.infer<typeof senderDomainSchema>

export const senderDomainAnswerSchema = z.object({ senderDomain: senderDomainSchema.nullable() })

/** Body of PUT /api/account/sender-domain: a domain, or an address at it. */
export const newSenderDomainSchema = z.object({ address: z.string().trim().min(1).max(320) })

/** What is written before the '@' where somebody enters a domain alone. */
const usualName = 'hello'

/**
 * What somebody entered as the address of their emails; null when it is none. Of a website's address the 'www.' is
 * dropped, since mailboxes are at the domain itself. The domain becomes lower-case ASCII; what stands before the '@'
 * stays ASCII, since many mail servers take nothing else.
 */
export function readSenderEntry(text: string): { address: string; domain: string } | null {
  const entered = text
    .trim()
    .replace(/^(mailto:|https?:\/\/)/i, '')
    .replace(/[/?#].*$/, '')
  const at = entered.lastIndexOf('@')
  const name = at === -1 ? usualName : entered.slice(0, at)
  const host = entered.slice(at + 1).replace(/\.$/, '')
  if (host === '' || /[\s_\\%:]/.test(host)) return null
  const hostname = URL.parse(`http://${host}`)?.hostname ?? ''
  const domain = at === -1 ? withoutWww(hostname) : hostname
  if (domain.length > 253 || readWebAddress(domain) === null) return null
  const address = `${name}@${domain}`
  const isPlain = /^[A-Za-z0-9](?:[A-Za-z0-9._+-]{0,62}[A-Za-z0-9])?$/.test(name)
  return isPlain && !name.includes('..') && isEmailAddress(address) ? { address, domain } : null
}

/** 'www.com' is a domain of its own. */
function withoutWww(host: string): string {
  const rest = host.replace(/^www\./, '')
  return readWebAddress(rest) === null ? host : rest
}
