/** A lead, as an ad platform's server may hear of it from a visitor who agreed. */
export type LeadConversion = {
  /** The browser tells of it by the same id, so that it counts once. */
  eventId: string
  at: Date
  /** Where the form stands. */
  sourceUrl: string
  /** As the visitor wrote them; they leave as hashes only. Null where there is none, or none may be told. */
  email: string | null
  phone: string | null
  clientIp: string
  userAgent: string
  /** The platform's own names for the browser and for the click on an ad, where the visit had them. */
  browserId: string | null
  clickId: string | null
}

/** Whose event it is: the owner's account at the platform. */
export type ConversionAccount = { pixelId: string; accessToken: string }

export type ConversionFailure =
  /** The token is not accepted (any more), or not for this account. */
  | { kind: 'token-refused' }
  /** The platform will never take this event; `reason` is for the log. */
  | { kind: 'event-refused'; reason: string }
  | { kind: 'busy'; retryAfterSeconds: number }
  /** No usable answer; `reason` is for the log. */
  | { kind: 'unavailable'; reason: string }

/** `body` is what the platform got, or would have got from the sandbox. */
export type ConversionResult =
  | { ok: true; body: object }
  | { ok: false; failure: ConversionFailure }

/**
 * Tells an ad platform of leads, server to server. Sent twice, an event counts once. Answers within a bounded time.
 *
 * Meta alone so far. Google's enhanced conversions for leads go through the Google Ads API with the owner's
 * customer id, a conversion action and a developer token; TikTok's Events API needs the owner's own access token.
 * Each is another adapter of this port, with its own days after which an event is too old.
 */
export type Conversions = {
  kind: 'live' | 'sandbox'
  send(conversion: LeadConversion, account: ConversionAccount): Promise<ConversionResult>
}
