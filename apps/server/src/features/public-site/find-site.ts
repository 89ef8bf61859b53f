import { isDeceptiveLabel } from '../funnels/index.ts'
import type { PublicFunnel, PublicFunnelRepository } from './public-funnel-repository.ts'

/** A published page, and whether it is served where it was found; else its visitors are sent to its home. */
export type FoundSite = { funnel: PublicFunnel; isServed: boolean }

export function served(funnel: PublicFunnel | null): FoundSite | null {
  return funnel === null ? null : { funnel, isServed: true }
}

type Options = { host: string; productDomain: string }

/**
 * The published page of a host of its own. A host that somebody has is theirs, also while their page is private;
 * else the label of a product subdomain may be a slug. Exact in both cases (product.md, 'Domains').
 */
export async function findSite(
  published: Pick<PublicFunnelRepository, 'findByHost' | 'findPublished'>,
  { host, productDomain }: Options,
): Promise<FoundSite | null> {
  const owned = await published.findByHost(host)
  if (owned !== null) {
    // Without a plan that has domains, or at a host that is not the page's home, visitors are sent on.
    return owned.funnel && { funnel: owned.funnel, isServed: owned.funnel.homeHost === host }
  }
  const suffix = `.${productDomain}`
  if (!host.endsWith(suffix)) return null
  const label = host.slice(0, -suffix.length)
  if (isDeceptiveLabel(label)) return null
  const funnel = await published.findPublished(label)
  return funnel?.slug === label ? served(funnel) : null
}
