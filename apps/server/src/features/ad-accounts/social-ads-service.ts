import {
  type EstimatedReach,
  may,
  type SocialAd,
  type SocialAdAccount,
  type SocialAdForm,
  type SocialAdList,
  type SocialAdStatus,
  type User,
} from '@wildpath/contract'

import type {
  SocialAccess,
  SocialAds,
  SocialAdsFailure,
  SocialAdsResult,
} from '../../providers/social-ads/social-ads.ts'
import { err, type Failure, ok, type Result } from '../../result.ts'
import type { AccessTokens } from '../connections/index.ts'
import type { AdCreationRepository, StoredAdCreation } from './ad-creation-repository.ts'
import { nameWithoutKey } from './make-social-ad.ts'
import type { SocialAdCreation } from './social-ad-creation.ts'

type Options = {
  socialAds: SocialAds
  tokens: Pick<AccessTokens<SocialAdsFailure>, 'use'>
  creations: AdCreationRepository
  creation: SocialAdCreation
  /** Puts a picture that came along into the library; answers its address there. */
  keepPicture(user: User, dataUrl: string, signal: AbortSignal): Promise<Result<string>>
}

export type SocialAdsService = ReturnType<typeof createSocialAdsService>

/** A person's ads on their own account at the network. */
export function createSocialAdsService(options: Options) {
  const { socialAds, tokens, creations, creation, keepPicture } = options

  async function ask<T>(
    user: User,
    { accountId, fallback }: { accountId: string; fallback: string },
    call: (access: SocialAccess) => Promise<SocialAdsResult<T>>,
  ): Promise<Result<T>> {
    if (!may(user.plan, { to: 'use', feature: 'ad-accounts' }).isAllowed) {
      return err({ code: 'ad-accounts-need-plan' })
    }
    const answer = await tokens.use(user.id, (token) => call({ token, accountId }))
    return answer.ok ? answer : err(worded(answer.error, fallback))
  }

  async function findAd(user: User, accountId: string, adId: string): Promise<Result<SocialAd>> {
    const list = await ask(user, { accountId, fallback: fallbacks.ads }, socialAds.listAds)
    if (!list.ok) return list
    const found = list.value.find(({ id }) => id === adId)
    if (found === undefined) return err({ code: 'social-ad-not-found' })
    return ok(pictured([found], await creations.listCreated(placeOf(user, accountId)))[0] ?? found)
  }

  return {
    listAccounts: (user: User): Promise<Result<SocialAdAccount[]>> =>
      ask(user, { accountId: '', fallback: fallbacks.accounts }, ({ token }) =>
        socialAds.listAccounts(token),
      ),

    async listAds(user: User, accountId: string): Promise<Result<SocialAdList>> {
      const ads = await ask(user, { accountId, fallback: fallbacks.ads }, socialAds.listAds)
      if (!ads.ok) return ads
      const place = placeOf(user, accountId)
      const unfinished = await creations.listUnfinished(place)
      return ok({
        ads: pictured(ads.value, await creations.listCreated(place)),
        creations: unfinished.map(presentCreation),
      })
    },

    async create(user: User, form: SocialAdForm, signal: AbortSignal): Promise<Result<SocialAd>> {
      const { adAccountId: accountId } = form
      const accounts = await this.listAccounts(user)
      if (!accounts.ok) return err(worded(accounts.error, fallbacks.creation))
      const account = accounts.value.find(({ id }) => id === accountId)
      if (account === undefined) return err({ code: 'ad-account-not-found' })
      if (account.status !== 'active') return err({ code: 'ad-account-inactive' })
      const known = await creations.find(form.id)
      const kept = known === null ? await pictureOf(user, form, signal) : ok(known.imageUrl)
      if (!kept.ok) return kept
      const made = await creation.make(user, form, kept.value)
      if (!made.ok) return err(worded(made.error, fallbacks.creation))
      return findAd(user, accountId, made.value)
    },

    async setStatus(
      user: User,
      { accountId, adId }: { accountId: string; adId: string },
      status: SocialAdStatus,
    ): Promise<Result<null>> {
      return ask(user, { accountId, fallback: fallbacks.status }, (access) =>
        socialAds.setStatus(access, adId, status),
      )
    },

    async deleteAd(
      user: User,
      { accountId, adId }: { accountId: string; adId: string },
    ): Promise<Result<null>> {
      return ask(user, { accountId, fallback: fallbacks.deletion }, (access) =>
        socialAds.deleteAd(access, adId),
      )
    },

    /** One that could not be made; what is still worked on stays. */
    async dismissCreation(user: User, id: string): Promise<Result<null>> {
      const isGone = await creations.delete(user.id, id)
      return isGone ? ok(null) : err({ code: 'social-ad-not-found' })
    },

    estimateReach: (
      user: User,
      accountId: string,
      asked: Parameters<SocialAds['estimateReach']>[1],
    ): Promise<Result<EstimatedReach>> =>
      ask(user, { accountId, fallback: fallbacks.ads }, (access) =>
        socialAds.estimateReach(access, asked),
      ),
  }

  async function pictureOf(
    user: User,
    { imageUrl }: SocialAdForm,
    signal: AbortSignal,
  ): Promise<Result<string | null>> {
    return imageUrl?.startsWith('data:') ? keepPicture(user, imageUrl, signal) : ok(imageUrl)
  }
}

/** Spec 3, section 8.2. */
const fallbacks = {
  accounts: 'Failed to fetch Facebook ad accounts',
  ads: 'Failed to fetch Facebook ads',
  creation: 'Failed to create Facebook ad',
  status: 'Failed to update Facebook ad status',
  deletion: 'Failed to delete Facebook ad',
}

/** What says nothing gets the words of what was asked for. */
function worded(failure: Failure, fallback: string): Failure {
  const saysNothing =
    failure.message === undefined &&
    (failure.code === 'social-ads-unavailable' || failure.code === 'social-ad-refused')
  return saysNothing ? { ...failure, message: fallback } : failure
}

/** With the names and pictures that ads were made with; the network's own addresses of pictures end after a while. */
function pictured(ads: readonly SocialAd[], created: readonly StoredAdCreation[]): SocialAd[] {
  const images = new Map(created.map(({ adId, imageUrl }) => [adId, imageUrl]))
  return ads.map((ad) => ({
    ...ad,
    name: nameWithoutKey(ad.name),
    imageUrl: images.get(ad.id) ?? ad.imageUrl,
  }))
}

function placeOf(user: User, accountId: string) {
  return { userId: user.id, platform: 'facebook', accountId } as const
}

function presentCreation({ id, name, state, message, askedAt }: StoredAdCreation) {
  return {
    id,
    name,
    state: state === 'created' ? ('creating' as const) : state,
    message,
    askedAt: askedAt.toISOString(),
  }
}
