import { may, type PlanKey, publicPath } from '@wildpath/contract'

type Addressed = { slug: string; primaryHost: string | null; plan: PlanKey }

/** A host's origin, by the scheme and the port that the product itself is reached at. */
export function siteOrigin(host: string, publicUrl: string): string {
  const url = new URL(publicUrl)
  url.hostname = host
  return url.origin
}

/** The host that a page is at home at: its own, while the owner's plan has domains; null is the product's. */
export function homeHostOf({ primaryHost, plan }: Omit<Addressed, 'slug'>): string | null {
  return may(plan, { to: 'use', feature: 'custom-domains' }).isAllowed ? primaryHost : null
}

/** The one address that a page is known by, wherever it is named: search engines, shared links, emails, screens. */
export function pageUrlOf(page: Addressed, publicUrl: string): string {
  return pageUrlAt({ slug: page.slug, homeHost: homeHostOf(page) }, publicUrl)
}

/** The same where the home is known. */
export function pageUrlAt(
  { slug, homeHost }: { slug: string; homeHost: string | null },
  publicUrl: string,
): string {
  return homeHost === null ? publicUrl + publicPath(slug) : `${siteOrigin(homeHost, publicUrl)}/`
}
