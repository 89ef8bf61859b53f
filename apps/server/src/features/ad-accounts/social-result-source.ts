import type {
  ListedSocialAd,
  SocialAds,
  SocialAdsFailure,
} from '../../providers/social-ads/social-ads.ts'
import { ok, type Result } from '../../result.ts'
import type { AdResultSource } from '../ad-results/index.ts'
import type { AccessTokens } from '../connections/index.ts'
import type { AdCreationRepository } from './ad-creation-repository.ts'
import type { KnownAccounts } from './known-accounts.ts'
import { readEachAccount } from './read-each-account.ts'
import { withUnlistedAds } from './with-unlisted-ads.ts'

type Options = {
  socialAds: SocialAds
  tokens: Pick<AccessTokens<SocialAdsFailure>, 'use'>
  creations: Pick<AdCreationRepository, 'listCreated'>
  known: Pick<KnownAccounts, 'noteAccounts'>
  /** Of an account, by its id. */
  readAds(userId: string, accountId: string): Promise<Result<ListedSocialAd[]>>
}

/** What a person's ads at the network did, of all their accounts there. */
export function createSocialResultSource(options: Options): AdResultSource {
  const { socialAds, tokens, creations, known, readAds } = options
  const platform = 'facebook'
  return {
    platform,
    isDemo: socialAds.kind === 'sandbox',
    async read(userId, range) {
      const accounts = await tokens.use(userId, (token) => socialAds.listAccounts(token))
      if (!accounts.ok) return accounts
      await known.noteAccounts(userId, accounts.value)
      return readEachAccount(accounts.value, async ({ id: accountId, name, currency }) => {
        const ads = await readAds(userId, accountId)
        if (!ads.ok) return ads
        const days = await tokens.use(userId, (token) =>
          socialAds.readDailyResults({ token, accountId }, range),
        )
        if (!days.ok) return days
        const created = await creations.listCreated({ userId, platform, accountId })
        return ok(
          withUnlistedAds(
            {
              accountId,
              name,
              currency,
              ads: ads.value.map((ad) => ({ ...ad, isDeleted: false })),
              days: days.value,
              names: new Map(days.value.map(({ adId, name: said }) => [adId, said])),
            },
            created,
          ),
        )
      })
    },
  }
}
