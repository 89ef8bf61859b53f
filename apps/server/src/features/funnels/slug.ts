/** First path segments and names the product needs for itself, on its own host or as a subdomain. */
const reservedSlugs = new Set(
  (
    'about account admin api app assets auth billing blog checkout contact dashboard diagnostics docs f favicon ' +
    'funnel funnels ftp healthz help home index integrations login logout mail menu metrics new-funnel outbox ' +
    'preview pricing privacy public readyz robots root settings signup sitemap smtp static status support ' +
    'templates terms test uploads visual-editor webhooks www'
  ).split(' '),
)

const longestSlug = 60

export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.has(slug)
}

/**
 * The default slug of a title (spec 2, section 5): lowercase, spaces to hyphens, other characters
 * stripped, repeated hyphens collapsed. Accents lose their marks; a title without Latin letters
 * gives 'adventure'; a reserved or short word gets '-adventure'.
 */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
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
