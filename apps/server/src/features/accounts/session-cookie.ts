/** Whether a Cookie header carries a session of the product, valid or not; the auth library names it so. */
export function carriesSession(cookie: string | null | undefined): boolean {
  return cookie?.includes('session_token') ?? false
}
