/** Whether a Cookie header carries a session of the product, valid or not; the auth library names it so. */
export function carriesSession(cookie: string | null | undefined): boolean {
  return cookie?.includes('session_token') ?? false
}

/** The signed name of the session in a Cookie header: the same in all its requests, secret, and nobody else's. */
export function sessionKeyOf(cookie: string | undefined): string | null {
  return /session_token=([^;]+)/.exec(cookie ?? '')?.[1] ?? null
}
