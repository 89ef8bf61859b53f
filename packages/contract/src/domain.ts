import { z } from 'zod'

import { readWebAddress } from './web-address.ts'

/** Spec 2, section 3: 'Domain verification record'. */
export const domainStatusSchema = z.enum(['verified', 'pending', 'failed'])
export type DomainStatus = z.infer<typeof domainStatusSchema>

/** What a DNS server said stands under a name. */
export const foundRecordSchema = z.object({ type: z.string(), value: z.string() })
export type FoundRecord = z.infer<typeof foundRecordSchema>

/** A record that the owner sets at their registrar, beside what was found there. */
export const checkedRecordSchema = z.object({
  /**
   * `owner` proves whose the domain is; `address` leads visitors here; `certificate` lets our authority make one, and
   * is asked for only where other records forbid it. `dkim`, `spf` and `dmarc` are for sending; checks that were
   * stored before these were told apart say `mail`.
   */
  purpose: z.enum(['owner', 'address', 'certificate', 'dkim', 'spf', 'dmarc', 'mail']),
  type: z.enum(['CNAME', 'A', 'AAAA', 'TXT', 'CAA']),
  /** As registrars ask for it, relative to the registered domain: 'www', '@', '_wildpath'. */
  name: z.string(),
  /** The whole name, in ASCII. */
  host: z.string(),
  /** What the record has to say. */
  target: z.string(),
  /** Without it the domain does not work; the others are advice. */
  isRequired: z.boolean(),
  /** `unknown` before the first check, and where nobody answered. */
  status: z.enum(['unknown', 'right', 'missing', 'wrong']),
  found: z.array(foundRecordSchema),
})
export type CheckedRecord = z.infer<typeof checkedRecordSchema>

/** Why a domain does not work, or not as it should, in a sentence that says what to do. */
export const dnsProblemSchema = z.object({
  /** Names the kind of problem, such as 'cname-elsewhere'. */
  code: z.string(),
  text: z.string(),
  /** `blocks`: visitors do not arrive, or we may not serve them. `warns`: it works, but not well. */
  weight: z.enum(['blocks', 'warns']),
})
export type DnsProblem = z.infer<typeof dnsProblemSchema>

/** Who keeps the records of a domain, recognised by its name servers, and how records are set there. */
export const registrarSchema = z.object({
  name: z.string(),
  /** Where its customers sign in. */
  url: z.string(),
  steps: z.array(z.string()),
})
export type Registrar = z.infer<typeof registrarSchema>

export const domainSchema = z.object({
  /** As it was entered, in lower-case ASCII ('xn--…'). */
  domain: z.string(),
  /** The same as people read it. */
  displayName: z.string(),
  /** `product` is a subdomain of the product's own domain, `custom` everything else. */
  kind: z.enum(['product', 'custom']),
  status: domainStatusSchema,
  lastChecked: z.iso.datetime().nullable(),
  /** When it is looked at again by itself; null when it is not. */
  nextCheck: z.iso.datetime().nullable(),
  /** The one record that spec 2 shows; null for a subdomain of the product. */
  instructions: z
    .object({ type: z.enum(['CNAME', 'A']), name: z.string(), target: z.string() })
    .nullable(),
  /** Every record that is to be set, the first one first. */
  records: z.array(checkedRecordSchema),
  problems: z.array(dnsProblemSchema),
  registrar: registrarSchema.nullable(),
  /** Hosts that lead to the page; the first serves it, the others redirect to it. */
  hosts: z.array(
    z.object({
      host: z.string(),
      displayName: z.string(),
      isPrimary: z.boolean(),
      /** Whether visitors who type it arrive. */ leadsHere: z.boolean(),
    }),
  ),
  /** The domain that leads to the page until this one is verified, and for good when this one is removed before. */
  replaces: z.string().nullable(),
  /** The page's address at this domain. */
  url: z.string(),
  /** Another adventure claimed the domain first: it goes to whose TXT record is found. */
  isContested: z.boolean(),
  /** When a claim that was never verified ends; null for a verified one. */
  expiresAt: z.iso.datetime().nullable(),
  /** Since when a verified domain no longer leads here; it is served until `servedUntil`. */
  brokenSince: z.iso.datetime().nullable(),
  servedUntil: z.iso.datetime().nullable(),
})
export type Domain = z.infer<typeof domainSchema>

/** What the Domain Settings dialog opens with. */
export const domainSettingsSchema = z.object({
  domain: domainSchema.nullable(),
  /** What CNAME records point to. */
  targetHost: z.string(),
  /** A label of the product's domain that is free, from the funnel's slug. */
  suggestedLabel: z.string(),
})
export type DomainSettings = z.infer<typeof domainSettingsSchema>

export const longestDomain = 253

/** Body of PUT /api/funnels/:id/domain. */
export const newDomainSchema = z.object({
  domain: z
    .string()
    .trim()
    .min(1, 'Please enter a valid domain name')
    .max(2_000, 'Please enter a valid domain name'),
})

export type DomainEntry =
  | { kind: 'product'; host: string; label: string }
  | { kind: 'custom'; host: string }
  | { kind: 'invalid'; code: 'domain-invalid' | 'subdomain-invalid' }

/** Without Punycode ('xn--'), which could spell the product's own name in another script. */
const label = /^(?!xn--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * What somebody entered as their domain (spec 2, section 5, 'Domain'): a name, a dot and a letters suffix, or
 * a label of the product's domain. Pasted addresses lose scheme, port, path and the dot at their end; names of
 * any script become ASCII.
 */
export function readDomainEntry(text: string, productDomain: string): DomainEntry {
  const entered = text
    .trim()
    .replace(/^(https?:\/\/)?/i, '')
    .replace(/[/?#:].*$/, '')
    .replace(/\.$/, '')
  const ascii = asciiHost(entered)
  const suffix = `.${productDomain}`
  const lower = ascii ?? entered.toLowerCase()
  if (lower === productDomain || lower.endsWith(suffix)) {
    const own = lower === productDomain ? '' : lower.slice(0, -suffix.length)
    return label.test(own)
      ? { kind: 'product', host: lower, label: own }
      : { kind: 'invalid', code: 'subdomain-invalid' }
  }
  if (ascii === null || ascii.length > longestDomain || readWebAddress(ascii) === null) {
    return { kind: 'invalid', code: 'domain-invalid' }
  }
  return { kind: 'custom', host: ascii }
}

function asciiHost(name: string): string | null {
  if (name === '' || /[\s@_\\%]/.test(name)) return null
  return URL.parse(`http://${name}`)?.hostname ?? null
}
