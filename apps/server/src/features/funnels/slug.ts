import { longestSlug } from '@wildpath/contract'
import { findDeceptiveName, foldConfusables } from '@wildpath/contract/names'
import anyAscii from 'any-ascii'

/** First path segments and names the product needs for itself, on its own host or as a subdomain. */
const reservedSlugs = new Set(
  (
    'about abuse account accounts admin api app app2 assets auth autoconfig autodiscover billing blog bounce ' +
    'bounces cdn checkout contact dashboard demo dev diagnostics docs donotreply edit email f favicon ftp funnel ' +
    'funnels gallery healthz help home hostmaster imap index integrations isatap leads localhost login logout ' +
    'mail media menu metrics mta-sts new-funnel no-reply noreply ns1 ns2 outbox page-fonts payment payments pop ' +
    'pop3 postmaster preview pricing privacy public questions readyz requests robots root sandbox secure security settings signin ' +
    'signup sitemap smtp staging static status stripe support templates terms test tls unsubscribe uploads verify ' +
    'visual-editor webhooks webmail wpad www www2'
  ).split(' '),
)

export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.has(slug)
}

/** Words and brands that phishing pages use to collect passwords. */
const phishingWords = new Set(
  (
    'login logon signin secure verify verification password ' +
    'paypal google facebook instagram whatsapp microsoft netflix'
  )
    .split(' ')
    .map(foldConfusables),
)

/** True if a product subdomain could be mistaken for the product itself, its support, or a place to sign in. */
export function isDeceptiveLabel(label: string): boolean {
  const words = label.split('-')
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`)
  // Allows 'team-building', an activity, and 'equipo-de-buceo', diving gear.
  const name = label.replace(/^(?:team|equipo|equipe)-?(?=.)/, '').replaceAll('-', ' ')
  return (
    findDeceptiveName(name) === 'team' ||
    [...words, ...pairs].some((word) => phishingWords.has(foldConfusables(word)))
  )
}

/**
 * The default slug of a title (spec 2, section 5): letters and digits of every script transliterated to ASCII, lowercase,
 * spaces to hyphens, other characters stripped, repeated hyphens collapsed. A title without letters gives 'adventure'; a
 * reserved or short word gets '-adventure'.
 */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFC')
    .replace(/[\p{L}\p{M}\p{N}]+/gu, anyAscii)
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

/** The same, skipping names that are claimed as a subdomain. */
export async function findFreeSlug(
  base: string,
  taken: ReadonlySet<string>,
  isClaimed: (slug: string) => Promise<boolean>,
): Promise<string> {
  const known = new Set(taken)
  for (;;) {
    const slug = firstFreeSlug(base, known)
    // oxlint-disable-next-line no-await-in-loop -- almost always the first one
    if (!(await isClaimed(slug))) return slug
    known.add(slug)
  }
}

/** What leaves room for a number behind it. */
export function numberableSlug(slug: string): string {
  return slug.slice(0, longestSlug - 4).replace(/-+$/, '')
}
