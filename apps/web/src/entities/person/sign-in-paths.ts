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
