import type { ToolDesign, ToolDesignList } from '@wildpath/contract'

/** What a person allowed: works until `expiresInSeconds` have passed, and is renewed once by `refreshToken`. */
export type DesignToolGrant = {
  accessToken: string
  refreshToken: string
  expiresInSeconds: number
}

/** Reasons are sentences for a person; they hold no key and no address. */
export type DesignToolFailure =
  /** The access token is not accepted, or not for this. */
  | { kind: 'unauthorized' }
  /** A code or a refresh token that is not accepted (any more). */
  | { kind: 'grant-refused' }
  | { kind: 'not-found' }
  | { kind: 'busy'; retryAfterSeconds: number }
  /** No usable answer; `reason` is for the log. */
  | { kind: 'unavailable'; reason: string }
  | { kind: 'export-failed'; reason: string }
  /** The export is said to be done, and there is no picture. */
  | { kind: 'export-empty' }
  | { kind: 'too-large' }
  | { kind: 'cancelled' }

export type DesignToolResult<T> = { ok: true; value: T } | { ok: false; error: DesignToolFailure }

export type ExportRequest = {
  designId: string
  /** A larger file is not read to its end. */
  largestBytes: number
  /** Pixels: when the picture at full size is too large, it is made as wide as this. */
  enoughWidth: number
}

/**
 * Port: a design tool in which people have accounts of their own. Every call answers within a bounded
 * time. A pause the tool asks for is kept where it is short, else answered as 'busy'. Where no tool is
 * configured there is no adapter: the studio of the web app takes its place.
 */
export type DesignTool = {
  /** Where the person allows the connection (OAuth 2 with PKCE, S256). */
  authorizeUrl(request: { state: string; codeChallenge: string }): string
  exchangeCode(answer: {
    code: string
    codeVerifier: string
  }): Promise<DesignToolResult<DesignToolGrant>>
  /** The refresh token works this once: the grant that is answered replaces the one before whole. */
  refresh(refreshToken: string): Promise<DesignToolResult<DesignToolGrant>>
  /** Afterwards neither this token nor those made from it are accepted. */
  revoke(refreshToken: string): Promise<DesignToolResult<null>>
  /** What the person is called there; null when they are called nothing. */
  findAccountName(accessToken: string): Promise<DesignToolResult<string | null>>
  /** An empty design; sides in pixels. */
  createDesign(
    accessToken: string,
    design: { title: string; width: number; height: number },
  ): Promise<DesignToolResult<ToolDesign>>
  getDesign(accessToken: string, designId: string): Promise<DesignToolResult<ToolDesign>>
  listDesigns(
    accessToken: string,
    continuation: string | null,
  ): Promise<DesignToolResult<ToolDesignList>>
  /** The first page as a PNG in the best quality that the person's plan there allows. */
  exportDesign(
    accessToken: string,
    request: ExportRequest,
    options: { signal: AbortSignal },
  ): Promise<DesignToolResult<Uint8Array>>
}
