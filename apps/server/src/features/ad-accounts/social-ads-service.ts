import {
  type AdPlace,
  type EstimatedReach,
  findOverlap,
  getLocalTime,
  overlapText,
  type SocialAd,
  type SocialAdAccount,
  type SocialAdChange,
  type SocialAdForm,
  type SocialAdList,
  type SocialAdStatus,
  type User,
} from '@wildpath/contract'

import type {
  ListedSocialAd,
  SocialAccess,
  SocialAds,
  SocialAdsFailure,
} from '../../providers/social-ads/social-ads.ts'
import { err, ok, type Result } from '../../result.ts'
import type { AccessTokens } from '../connections/index.ts'
import { createAdActions } from './ad-actions.ts'
import { createAdCalls, worded } from './ad-calls.ts'
import type { AdCreationRepository, StoredAdCreation } from './ad-creation-repository.ts'
import type { AdCreationService } from './ad-creation-service.ts'
import { readName } from './ad-key.ts'
import type { AdSpending } from './ad-spending.ts'
import { budgetFits, totalBudgetFits } from './fits-currency.ts'
import { getPlannedDailyCents } from './planned-budget.ts'
import { presentCreation } from './present-creation.ts'
import { hashSocialAd, planSocialAdEdit, toSocialAdEdit } from './social-ad-edit-plan.ts'

type Options = {
  socialAds: SocialAds
  tokens: Pick<AccessTokens<SocialAdsFailure>, 'use'>
  creations: AdCreationRepository
  creation: AdCreationService
  spending: AdSpending
  now: () => Date
  /** Puts a picture that came along into the library; answers its address there. */
  keepPicture(user: User, dataUrl: string, signal: AbortSignal): Promise<Result<string>>
}

type AdId = { accountId: string; adId: string }

export type SocialAdsService = ReturnType<typeof createSocialAdsService>

const silent = ['social-ads-unavailable', 'social-ad-refused'] as const

/** A person's ads on their own account at the network. */
export function createSocialAdsService(options: Options) {
  const { socialAds, tokens, creations, creation, spending, now, keepPicture } = options
  const actions = createAdActions({ creation, spending })
  const { ask, askAccount, askAsPayer, requirePlan } = createAdCalls({
    tokens,
    silent,
    notFound: 'social-ad-not-found',
  })

  const onAccount =
    <T>(accountId: string, call: (access: SocialAccess) => T) =>
    (token: string) =>
      call({ token, accountId })

  async function findAd(user: User, accountId: string, adId: string): Promise<Result<SocialAd>> {
    const list = await askAccount(user, fallbacks.ads, onAccount(accountId, socialAds.listAds))
    if (!list.ok) return list
    const found = list.value.find(({ id }) => id === adId)
    if (found === undefined) return err({ code: 'social-ad-not-found' })
    return ok(presentAd(found, await creations.listCreated(placeOf(user, accountId))))
  }

  const listBudgets = (user: User, fallback: string, accountId: string) =>
    spending.readBudgets(user.id, accountId, () =>
      askAccount(user, fallback, onAccount(accountId, socialAds.listBudgets)),
    )

  return {
    listAccounts: (user: User): Promise<Result<SocialAdAccount[]>> =>
      ask(user, fallbacks.accounts, socialAds.listAccounts),

    async listAds(user: User, accountId: string): Promise<Result<SocialAdList>> {
      const ads = await askAccount(user, fallbacks.ads, onAccount(accountId, socialAds.listAds))
      if (!ads.ok) return ads
      const place = placeOf(user, accountId)
      const unfinished = await creations.listUnfinished(place)
      const created = await creations.listCreated(place)
      return ok({
        ads: ads.value.map((ad) => presentAd(ad, created)),
        creations: unfinished.map((one) => presentCreation(one, now())),
      })
    },

    async create(user: User, form: SocialAdForm, signal: AbortSignal): Promise<Result<SocialAd>> {
      const { id, adAccountId: accountId, name } = form
      const accounts = await askAsPayer(user, fallbacks.creation, socialAds.listAccounts)
      if (!accounts.ok) return accounts
      const account = accounts.value.find((one) => one.id === accountId)
      if (account === undefined) return err({ code: 'ad-account-not-found' })
      if (account.status !== 'active') return err({ code: 'ad-account-inactive' })
      const overlap = findOverlap(form.audienceLocations.filter((one) => typeof one !== 'string'))
      if (overlap !== null) return err({ code: 'social-ad-refused', message: overlapText(overlap) })
      const dailyCents = getPlannedDailyCents(form, getLocalTime(now(), account.timeZone ?? 'UTC'))
      const fitting =
        form.totalBudget === null
          ? budgetFits(form.dailyBudget, account.currency)
          : totalBudgetFits(form.totalBudget, account.currency)
      if (!fitting.ok) return fitting
      const made = await actions.create(
        user,
        { id, accountId, name, form: keptFormOf(form), imageUrl: form.imageUrl },
        {
          dailyCents,
          currency: account.currency,
          startsPaused: form.startsPaused,
          listBudgets: () => listBudgets(user, fallbacks.creation, accountId),
          keepPicture: async (address) =>
            address?.startsWith('data:') ? keepPicture(user, address, signal) : ok(address),
        },
      )
      if (!made.ok) return err(worded(made.error, { fallback: fallbacks.creation, silent }))
      const ad = await findAd(user, accountId, made.value)
      if (ad.ok) return ad
      const isDeleted =
        ad.error.code === 'social-ad-not-found' &&
        (await spending.countStops(user.id, accountId, made.value)) > 0
      // Else it is made, whatever the list says just now.
      return isDeleted ? ad : err({ code: 'social-ad-unfinished' })
    },

    async setStatus(
      user: User,
      { accountId, adId }: AdId,
      status: SocialAdStatus,
    ): Promise<Result<null>> {
      const switchTo = (next: SocialAdStatus) =>
        ask(
          user,
          fallbacks.status,
          onAccount(accountId, (access) => socialAds.setStatus(access, adId, next)),
        )
      const place = { userId: user.id, accountId, adId }
      if (status === 'PAUSED') return actions.pause(place, () => switchTo('PAUSED'))
      const plan = async () => {
        const allowed = requirePlan(user)
        if (!allowed.ok) return allowed
        const budgets = await listBudgets(user, fallbacks.status, accountId)
        if (!budgets.ok) return budgets
        const budget = budgets.value.find((one) => one.adId === adId)
        if (budget === undefined) return err({ code: 'social-ad-not-found' })
        const planned = { ...budget, ...readName(budget.name) }
        return ok({ planned, budgets: budgets.value })
      }
      return actions.activate(place, plan, (state) =>
        switchTo(state === 'on' ? 'ACTIVE' : 'PAUSED'),
      )
    },

    /** Skips the cap check for paused ads; activating an ad checks it. */
    edit: (user: User, { accountId, adId }: AdId, change: SocialAdChange): Promise<Result<null>> =>
      actions.edit(
        { userId: user.id, accountId, adId },
        async () => {
          const ad = await findAd(user, accountId, adId)
          if (!ad.ok) return ad
          const budgets = await listBudgets(user, fallbacks.edit, accountId)
          if (!budgets.ok) return budgets
          const plan = planSocialAdEdit({ ad: ad.value, budgets: budgets.value }, change)
          if (!plan.ok) return plan
          if (!plan.value.needsPlan) return plan
          const allowed = requirePlan(user)
          return allowed.ok ? plan : allowed
        },
        {
          work: () =>
            ask(
              user,
              fallbacks.edit,
              onAccount(accountId, (access) =>
                socialAds.editAd(access, adId, toSocialAdEdit(change)),
              ),
            ),
        },
      ),

    deleteAd: (user: User, { accountId, adId }: AdId): Promise<Result<null>> =>
      actions.remove({ userId: user.id, accountId, adId }, () =>
        ask(
          user,
          fallbacks.deletion,
          onAccount(accountId, (access) => socialAds.deleteAd(access, adId)),
        ),
      ),

    dismissCreation: creation.dismiss,

    suggestPlaces: (user: User, accountId: string, text: string): Promise<Result<AdPlace[]>> =>
      askAsPayer(
        user,
        fallbacks.ads,
        onAccount(accountId, (access) => socialAds.suggestPlaces(access, text)),
      ),

    suggestInterests: (user: User, accountId: string, text: string): Promise<Result<string[]>> =>
      askAsPayer(
        user,
        fallbacks.ads,
        onAccount(accountId, (access) => socialAds.suggestInterests(access, text)),
      ),

    estimateReach: (
      user: User,
      accountId: string,
      asked: Parameters<SocialAds['estimateReach']>[1],
    ): Promise<Result<EstimatedReach>> =>
      askAsPayer(
        user,
        fallbacks.ads,
        onAccount(accountId, (access) => socialAds.estimateReach(access, asked)),
      ),
  }
}

/** Its picture is kept beside it. */
function keptFormOf(form: SocialAdForm) {
  return { ...form, imageUrl: null }
}

/** Error messages from spec 3, section 8.2; `edit` follows their wording. */
const fallbacks = {
  accounts: 'Failed to fetch Facebook ad accounts',
  ads: 'Failed to fetch Facebook ads',
  creation: 'Failed to create Facebook ad',
  status: 'Failed to update Facebook ad status',
  edit: 'Failed to update Facebook ad',
  deletion: 'Failed to delete Facebook ad',
}

/** Uses the name and picture stored at creation, because Facebook's picture URLs expire. */
function presentAd(ad: ListedSocialAd, created: readonly StoredAdCreation[]): SocialAd {
  const made = created.find(({ adId }) => adId === ad.id)
  return {
    ...ad,
    name: readName(ad.name).name,
    imageUrl: made?.imageUrl ?? ad.imageUrl,
    revision: hashSocialAd(ad),
  }
}

function placeOf(user: User, accountId: string) {
  return { userId: user.id, platform: 'facebook', accountId } as const
}
