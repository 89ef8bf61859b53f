import type { SocialAds, SocialAdsFailure } from '../../providers/social-ads/social-ads.ts'
import { ok } from '../../result.ts'
import type { AdResultSource } from '../ad-results/index.ts'
import type { AccessTokens } from '../connections/index.ts'
import { readName } from './ad-key.ts'
import type { KnownAccounts } from './known-accounts.ts'

type Options = {
  socialAds: SocialAds
  tokens: Pick<AccessTokens<SocialAdsFailure>, 'use'>
  known: KnownAccounts
}

/** What a person's ads at the network did, of all their accounts there. */
export function createSocialResultSource({ socialAds, tokens, known }: Options): AdResultSource {
  return {
    platform: 'facebook',
    isDemo: socialAds.kind === 'sandbox',
    async read(userId, range) {
      const accounts = await tokens.use(userId, (token) => socialAds.listAccounts(token))
      if (!accounts.ok) return accounts
      await known.noteAccounts(userId, accounts.value)
      const read = []
      for (const { id: accountId, currency } of accounts.value) {
        const access = (token: string) => ({ token, accountId })
        // oxlint-disable-next-line no-await-in-loop -- networks count how much is asked at a time
        const ads = await known.listNoting(
          { userId, accountId },
          () => tokens.use(userId, (token) => socialAds.listAds(access(token))),
          (list) => list,
        )
        if (!ads.ok) return ads
        const named = ads.value.map((ad) => ({ ...ad, name: readName(ad.name).name }))
        // oxlint-disable-next-line no-await-in-loop
        const days = await tokens.use(userId, (token) =>
          socialAds.readDailyResults(access(token), range),
        )
        if (!days.ok) return days
        read.push({ accountId, currency, ads: named, days: days.value })
      }
      return ok(read)
    },
  }
}
