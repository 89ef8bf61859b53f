/**
 * The path, query and hash of a `redirect` parameter when it stays on this origin, else null. Absolute
 * addresses, `//host`, `/\host` and other schemes would carry a signed-in person to a stranger's site.
 */
export function sameOriginPath(redirect: string | null, origin: string): string | null {
  if (!redirect?.startsWith('/')) return null
  try {
    const url = new URL(redirect, origin)
    // '/.//host' is a path here, but read again, on its own, '//host' would be another site.
    if (url.origin !== origin || url.pathname.startsWith('//')) return null
    return url.pathname + url.search + url.hash
  } catch {
    return null
  }
}

type Place = { pathname: string; search: string; hash: string }

/** The login address that returns to the given place afterwards. */
export function loginPath(returnTo: Place): string {
  return `/auth/login?redirect=${encodedPath(returnTo)}`
}

/** The sign-up address that returns to the given place afterwards. */
export function signUpPath(returnTo: Place): string {
  return `/auth/signup?redirect=${encodedPath(returnTo)}`
}

function encodedPath({ pathname, search, hash }: Place): string {
  return encodeURIComponent(pathname + search + hash)
}
