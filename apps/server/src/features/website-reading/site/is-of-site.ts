import { getDomain } from 'tldts'

/** Names below one that somebody registered are one site; those of a website builder are many. */
export function isOfSite(address: string, site: URL): boolean {
  const options = { allowPrivateDomains: true }
  const domain = getDomain(site.hostname, options) ?? site.hostname
  return (getDomain(address, options) ?? URL.parse(address)?.hostname) === domain
}
