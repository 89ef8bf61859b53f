/**
 * The path, query and hash of an address to return to when it stays on this site, else null. Absolute addresses,
 * `//host`, `/\host` and other schemes would carry a signed-in person to a stranger's site; what stands below `/api/`
 * is no page.
 */
export function sameOriginPath(address: string | null, origin: string): string | null {
  if (!address?.startsWith('/') || /\p{Cc}/u.test(address)) return null
  const url = URL.parse(address, origin)
  // '/.//host' is a path here, but read again, on its own, '//host' would be another site.
  if (url === null || url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) {
    return null
  }
  if (/^\/api(?:\/|$)/i.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
