import type { SocialAd } from '@wildpath/contract'

import type { SocialAds, SocialAdsFailure } from '../../providers/social-ads/social-ads.ts'
import { ok, type Result } from '../../result.ts'
import type { AdResultSource } from '../ad-results/index.ts'
import type { AccessTokens } from '../connections/index.ts'
import { readName } from './ad-key.ts'
import type { KnownAccounts } from './known-accounts.ts'
import { readEachAccount } from './read-each-account.ts'

type Options = {
  socialAds: SocialAds
  tokens: Pick<AccessTokens<SocialAdsFailure>, 'use'>
  known: Pick<KnownAccounts, 'noteAccounts'>
  /** Of an account, by its id. */
  readAds(userId: string, accountId: string): Promise<Result<SocialAd[]>>
}

/** What a person's ads at the network did, of all their accounts there. */
export function createSocialResultSource(options: Options): AdResultSource {
  const { socialAds, tokens, known, readAds } = options
  return {
    platform: 'facebook',
    isDemo: socialAds.kind === 'sandbox',
    async read(userId, range) {
      const accounts = await tokens.use(userId, (token) => socialAds.listAccounts(token))
      if (!accounts.ok) return accounts
      await known.noteAccounts(userId, accounts.value)
      return readEachAccount(accounts.value, async ({ id: accountId, currency }) => {
        const ads = await readAds(userId, accountId)
        if (!ads.ok) return ads
        const named = ads.value.map((ad) => ({ ...ad, name: readName(ad.name).name }))
        const days = await tokens.use(userId, (token) =>
          socialAds.readDailyResults({ token, accountId }, range),
        )
        if (!days.ok) return days
        return ok({ accountId, currency, ads: named, days: days.value })
      })
    },
  }
}
