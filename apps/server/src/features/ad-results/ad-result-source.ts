import type { AdPlatformKey } from '@wildpath/contract'

import type { Result } from '../../result.ts'

/**
 * An account of a person at a platform: its ads, and what they did on the asked days. Every ad that has a day stands among
 * the ads.
 */
export type ReadAccount = {
  accountId: string
  name: string
  /** ISO 4217. */
  currency: string
  ads: readonly ReadAd[]
  days: readonly {
    adId: string
    day: string
    impressions: number
    clicks: number
    spendCents: number
    conversions: number
  }[]
}

export type ReadAd = {
  id: string
  name: string
  destinationUrl: string
  /** Where the platform lists it no more, what was known of it before is not replaced. */
  isListed: boolean
  isDeleted: boolean
}

export type ReadResults = {
  accounts: readonly ReadAccount[]
  /** Those that could not be read just now: what was last read of them stands. */
  unread: readonly { accountId: string; name: string }[]
}

/** A platform of which a person's results can be read. */
export type AdResultSource = {
  platform: AdPlatformKey
  /** Whose numbers a model makes. */
  isDemo: boolean
  read(userId: string, days: { from: string; to: string }): Promise<Result<ReadResults>>
}
