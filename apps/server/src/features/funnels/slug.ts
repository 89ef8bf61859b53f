import { longestSlug } from '@wildpath/contract'

/** First path segments and names the product needs for itself, on its own host or as a subdomain. */
const reservedSlugs = new Set(
  (
    'about account admin api app assets auth autoconfig autodiscover billing blog bounce bounces cdn checkout ' +
    'contact dashboard demo dev diagnostics docs edit email f favicon ftp funnel funnels gallery healthz help ' +
    'home imap index integrations leads login logout mail media menu metrics mta-sts new-funnel ns1 ns2 outbox ' +
    'page-fonts pop postmaster preview pricing privacy public readyz robots root sandbox settings signup sitemap ' +
    'smtp staging static status support templates terms test tls unsubscribe uploads visual-editor webhooks www'
  ).split(' '),
)

export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.has(slug)
}

/**
 * The default slug of a title (spec 2, section 5): lowercase, spaces to hyphens, other characters
 * stripped, letters with accents too, repeated hyphens collapsed. A title without plain letters gives
 * 'adventure'; a reserved or short word gets '-adventure'.
 */
export function slugOf(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '')
  if (slug === '') return 'adventure'
  return slug.length < 3 || isReservedSlug(slug) ? `${slug}-adventure` : slug
}

/** `base`, or `base-2`, `base-3`, …: the first that is not taken. */
export function firstFreeSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base
  for (let number = 2; ; number += 1) {
    if (!taken.has(`${base}-${number}`)) return `${base}-${number}`
  }
}

/** What leaves room for a number behind it. */
export function numberableSlug(slug: string): string {
  return slug.slice(0, longestSlug - 4).replace(/-+$/, '')
}
