/** What a person allowed: works until `expiresInSeconds` have passed, and is renewed once by `refreshToken`, if there is one. */
export type Grant = {
  accessToken: string
  refreshToken: string | null
  expiresInSeconds: number
}

export type ConsentFailure =
  /** The access token is not accepted, or not for this. */
  | { kind: 'unauthorized' }
  /** A code or a refresh token that is not accepted (any more). */
  | { kind: 'grant-refused' }
  | { kind: 'busy'; retryAfterSeconds: number }
  /** No usable answer; `reason` is for the log. */
  | { kind: 'unavailable'; reason: string }

export type ConsentResult<T, F = ConsentFailure> = { ok: true; value: T } | { ok: false; error: F }

/**
 * The part of a port whose service keeps accounts of people's own: they allow the product to act for them (OAuth 2).
 * Every call answers within a bounded time.
 */
export type Consent<F extends { kind: string } = ConsentFailure> = {
  /** Where the person allows the connection. The challenge is that of PKCE (S256). */
  authorizeUrl(request: { state: string; codeChallenge: string }): string
  exchangeCode(answer: { code: string; codeVerifier: string }): Promise<ConsentResult<Grant, F>>
  /** The refresh token works this once: the grant that is answered replaces the one before whole. */
  refresh(refreshToken: string): Promise<ConsentResult<Grant, F>>
  /** Afterwards nothing of this grant is accepted. */
  revoke(grant: Pick<Grant, 'accessToken' | 'refreshToken'>): Promise<ConsentResult<null, F>>
  /** What the person is called there; null when they are called nothing. */
  findAccountName(accessToken: string): Promise<ConsentResult<string | null, F>>
}
