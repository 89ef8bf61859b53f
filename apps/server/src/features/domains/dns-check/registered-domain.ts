import { parse } from 'tldts'

export type DomainHosts = {
  /** What was registered, such as 'example.co.uk': its owner sets the records of everything below it. */
  zone: string
  primaryHost: string
  /** Of apex and www the one that redirects. */
  otherHost: string | null
}

/**
 * The hosts that an entered one stands for: an apex or its www for both, with the entered one as the one that serves;
 * every other host for itself. Suffixes under which a company hands out names
 * ('github.io') count as suffixes (Public Suffix List, private section). Null where the host is one itself.
 */
export function domainOf(host: string): DomainHosts | null {
  const { domain, isIp } = parse(host, { allowPrivateDomains: true })
  if (domain === null || isIp === true) return null
  const www = `www.${domain}`
  const otherHost = host === domain ? www : host === www ? domain : null
  return { zone: domain, primaryHost: host, otherHost }
}
