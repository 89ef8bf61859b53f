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

/** A lead, as Google may hear of it from a visitor who agreed and was told that hashes of who they are go along. */
export type GoogleLead = {
  /** The page's tag tells of it by the same `transaction_id`, so that it counts once. */
  eventId: string
  at: Date
  /** As the visitor wrote them. Null where there is none. */
  email: string | null
  phone: string | null
  /** Google's name for the click on an ad, where the visit had one. */
  gclid: string | null
}

/** An owner's conversion at Google Ads: its number, in which account, and the manager through whom that is reached. */
export type GoogleConversion = { customerId: string; managerId: string | null; actionId: string }

/** Whose event it is: the owner's account at the platform. */
export type ConversionAccount = { pixelId: string; accessToken: string }

/**
 * What keeps an owner's account from taking events: the token or connection is not accepted (any more); it does not
 * allow this; terms of the platform are not accepted; the conversion is gone or of a kind that takes none.
 */
export type AccountProblem = 'token' | 'permission' | 'terms' | 'conversion'

export type ConversionFailure =
  /** Until the owner does something about their account there, the platform takes no event. */
  | { kind: 'account-refused'; problem: AccountProblem }
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
 * Tells Meta of leads, server to server. Sent twice, an event counts once. Answers within a bounded time. Google hears of
 * them through the port of its ads, with the owner's connection there.
 */
export type Conversions = {
  kind: 'live' | 'sandbox'
  send(conversion: LeadConversion, account: ConversionAccount): Promise<ConversionResult>
}
