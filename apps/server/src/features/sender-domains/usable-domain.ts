import { getDomain } from 'tldts'

/** Mailboxes of these are had by everybody; nobody who has one keeps the records of the domain. */
const mailboxProviders = new Set([
  'aol.com',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  't-online.de',
  'web.de',
  'yahoo.com',
  'ymail.com',
  'zoho.com',
])

/** Whether somebody can own the domain by themselves: it is no public suffix, and none of ours. */
export function isUsableDomain(domain: string, ownDomains: readonly string[]): boolean {
  const registered = getDomain(domain, { allowPrivateDomains: true })
  if (registered === null || mailboxProviders.has(registered)) return false
  return !ownDomains.some((own) => domain === own || domain.endsWith(`.${own}`))
}
