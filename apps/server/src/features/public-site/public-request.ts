import { languagesWithoutWords, pageLanguages } from '@wildpath/page/language'

const parts = { '': 'landing', 'thank-you': 'thank-you', 'share.png': 'share-picture' } as const
export type PublicPart = (typeof parts)[keyof typeof parts]

/** What an address asks for: a part of the page of this name; null is whatever page stands at its host. */
export type PublicTarget = {
  name: string | null
  part: PublicPart
  /** As written in the URL; null for the page's own language. */
  language: string | null
}

const prefix = '/f/'
/** Slugs and ids, which never need percent codes. */
const namePattern = /^[a-z0-9-]{1,80}$/

/** What an address under /f/ asks for; null when it is not of that shape. */
export function parsePublicTarget(url: string): PublicTarget | null {
  if (!url.startsWith(prefix)) return null
  return targetOf(pathOf(url).slice(prefix.length).split('/'))
}

/** What an address of one segment asks for on the product's own host, where it may be a slug. */
export function parseSlugTarget(url: string): PublicTarget | null {
  const [name = '', ...rest] = pathOf(url).slice(1).split('/')
  return rest.join('/') === '' ? targetOf([name]) : null
}

/** What an address asks for on a host of its own: `/`, `/{slug}` or `/f/{slug}`, and the parts of each. */
export function parseSiteTarget(url: string): PublicTarget | null {
  const path = pathOf(url)
  if (path.startsWith(prefix)) return parsePublicTarget(url)
  const segments = path.slice(1).split('/')
  const part = partOf(segments)
  return part === null ? targetOf(segments) : { name: null, part, language: null }
}

/** Parses `/{name}`, followed by an optional language and a part of the page. */
function targetOf([name = '', ...rest]: readonly string[]): PublicTarget | null {
  const lower = name.toLowerCase()
  if (!namePattern.test(lower)) return null
  const part = partOf(rest)
  if (part !== null) return { name: lower, part, language: null }
  const [language = '', ...after] = rest
  const translatedPart = partOf(after)
  return translatedPart !== null && isLanguage(language)
    ? { name: lower, part: translatedPart, language }
    : null
}

/** Returns whether the segment is a language that pages support, ignoring case and country. */
export function isLanguage(segment: string): boolean {
  const [primary = '', country = 'xx', ...rest] = segment.toLowerCase().split('-')
  return rest.length === 0 && /^[a-z]{2}$/.test(country) && languages.has(primary)
}

const languages: ReadonlySet<string> = new Set([...pageLanguages, ...languagesWithoutWords])

function partOf(segments: readonly string[]): PublicPart | null {
  const rest = segments.join('/')
  return Object.hasOwn(parts, rest) ? parts[rest as keyof typeof parts] : null
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}
