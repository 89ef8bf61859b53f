/** Characters of a `data:` picture at most: pictures that belong into files are larger. */
const longestDataImage = 64_000

/** Control and format characters (invisible, reversing), which browsers drop and people do not see. */
const deceiving = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u
const plain = /^[!-~]+$/
const web = /^https?:\/\//i
/** Starting with two slashes it would name another host. */
const path = /^\/(?!\/)/
/** With a slash in front it would be read as a host; a colon before the `@` ends the scheme of another address. */
const mail = /^mailto:(?!\/)[^\s@<>":]+@[^\s@<>"?/]+(\?[^<>"]*)?$/i
/** Without `*` and `#`, which a phone takes for commands. */
const phone = /^tel:\+?[\d(][\d\s().-]{1,40}$/i
const bareDomain = /^([a-z0-9-]+\.)+[a-z]{2,}([/?#]\S*)?$/i
/** Bitmaps only: an svg is a document. */
const dataImage = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[a-z0-9+/]+={0,2}$/i

/**
 * Where a call to action leads. Empty, '#' and anything a page must not link to (scripts, data,
 * other hosts in disguise, names and passwords) lead to `fallback`; a bare domain is taken as https.
 */
export function safeLink(url: string, fallback: string): string {
  const text = url.trim()
  if (deceiving.test(text)) return fallback
  if (web.test(text)) return webAddress(text) ?? fallback
  if (path.test(text)) return pathOfThisHost(text) ?? fallback
  if (mail.test(text) || phone.test(text)) return text.replace(/\s/g, '%20')
  return bareDomain.test(text) ? (webAddress(`https://${text}`) ?? fallback) : fallback
}

/** An image address a page may load, or null. */
export function safeImage(url: string): string | null {
  const text = url.trim()
  if (deceiving.test(text)) return null
  if (web.test(text)) return webAddress(text)
  if (path.test(text)) return pathOfThisHost(text)
  return text.length <= longestDataImage && dataImage.test(text) ? text : null
}

/** As written where that is plain, otherwise as the address bar would show it; null when it is none. */
function webAddress(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { username, password, href } = new URL(text)
  if (username !== '' || password !== '') return null
  return plain.test(text) ? text : href
}

/**
 * As written where that is plain, otherwise with what may not stand in an address escaped. Null where
 * steps such as '/.' would leave two slashes in front, and with them the name of another host.
 */
function pathOfThisHost(text: string): string | null {
  const { pathname, search, hash } = new URL(text, 'https://host.invalid')
  if (pathname.startsWith('//')) return null
  return plain.test(text) ? text : `${pathname}${search}${hash}`
}
