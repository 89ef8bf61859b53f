// A stand-in until the real look at the DNS comes.
import { parse } from 'tldts'
export function domainOf(
  host: string,
): { zone: string; primaryHost: string; otherHost: string | null } | null {
  const { domain, isIp } = parse(host, { allowPrivateDomains: true })
  if (domain === null || isIp) return null
  const www = `www.${domain}`
  return host === domain || host === www
    ? { zone: domain, primaryHost: www, otherHost: domain }
    : { zone: domain, primaryHost: host, otherHost: null }
}
