import { socialAdFormSchema } from '@wildpath/contract'

import type {
  SocialAccess,
  SocialAds,
  SocialAdsFailure,
  SocialAdsResult,
} from '../../providers/social-ads/social-ads.ts'
import type { AccessTokens } from '../connections/index.ts'
import type { AdMaker } from './ad-creation-service.ts'
import { inReach, outOfReach } from './in-reach.ts'
import { madePartsSchema, makeSocialAd, undoSocialAd } from './make-social-ad.ts'

type Options = {
  socialAds: SocialAds
  tokens: Pick<AccessTokens<SocialAdsFailure>, 'use'>
  /** A picture of the library as the network takes it; null when it is gone. */
  readPicture(userId: string, address: string): Promise<Uint8Array | null>
}

export function createSocialAdMaker({ socialAds, tokens, readPicture }: Options): AdMaker {
  async function reach({ token, accountId }: SocialAccess): Promise<SocialAdsResult<null>> {
    const accounts = await socialAds.listAccounts(token)
    if (!accounts.ok) return accounts
    const isReached = accounts.value.some(({ id }) => id === accountId)
    return isReached ? { ok: true, value: null } : outOfReach
  }

  return {
    platform: 'facebook',
    codes: {
      refused: 'social-ad-refused',
      notFound: 'social-ad-not-found',
      unfinished: 'social-ad-unfinished',
      silent: ['social-ads-unavailable', 'social-ads-busy'],
    },

    make({ userId, accountId, form, imageUrl, parts }, { note, isStopped }) {
      // A call that is repeated with a new token goes on where the first came to.
      let made = madePartsSchema.parse(parts)
      return tokens.use(userId, async (token) => {
        const access = { token, accountId }
        const answer = await makeSocialAd({
          socialAds,
          access,
          form: socialAdFormSchema.parse(form),
          readImage: imageUrl === null ? null : () => readPicture(userId, imageUrl),
          made,
          isStopped,
          async note(next) {
            await note(next)
            made = next
          },
        })
        return inReach(answer, async () => (await reach(access)).ok)
      })
    },

    madeOf({ parts }) {
      const { ad } = madePartsSchema.parse(parts)
      return ad === undefined ? null : { id: ad.id }
    },

    undo({ userId, accountId, form, parts }) {
      return tokens.use(userId, async (token) => {
        const access = { token, accountId }
        // What is gone counts as taken back, and so would what somebody else cannot see.
        const reached = await reach(access)
        if (!reached.ok) return reached
        return undoSocialAd({
          socialAds,
          access,
          form: socialAdFormSchema.parse(form),
          made: madePartsSchema.parse(parts),
        })
      })
    },
  }
}
