import { isIP } from 'node:net'

import { isLocalName } from '../../http/local-names.ts'

/**
 * What a request's host stands for: the product itself, a subdomain of its domain, or any
 * other name, which may be an owner's domain.
 */
export type SitePlace = { kind: 'product' } | { kind: 'subdomain' | 'domain'; host: string }

type Options = { publicUrl: string; productDomain: string; previewHosts: readonly string[] }

const product: SitePlace = { kind: 'product' }

/** Reads what a Host header says, exactly (spec 3, section 2.2): never by likeness. */
export function createSitePlaces(options: Options): (host: string) => SitePlace {
  const { publicUrl, productDomain, previewHosts } = options
  const own = new Set([
    hostnameOf(new URL(publicUrl).host),
    productDomain,
    `www.${productDomain}`,
    ...previewHosts,
  ])
  const suffix = `.${productDomain}`
  return (given) => {
    const host = hostnameOf(given)
    if (own.has(host)) return product
    if (host.endsWith(suffix)) {
      return {
        kind: 'subdomain',
        host,
      }
    }
    // Balancers and containers ask by an address or by a name of their own network.
    const isInternal =
      isLocalName(host) || !host.includes('.') || isIP(host.replace(/[[\]]/g, '')) !== 0
    return isInternal ? product : { kind: 'domain', host }
  }
}

/** Of a Host header: in lower case, without a port and the dot that may end a name. */
function hostnameOf(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}
