import {
  type AdPlace,
  getLocalTime,
  type OpenedSearchCampaign,
  type SearchAdAccount,
  type SearchCampaign,
  type SearchCampaignChange,
  type SearchCampaignForm,
  type SearchCampaignList,
  searchMetricsOf,
  type SearchReach,
  type SearchResults,
  type SwitchedStatus,
  type User,
} from '@wildpath/contract'

import type {
  SearchAccess,
  SearchAds,
  SearchAdsFailure,
} from '../../providers/search-ads/search-ads.ts'
import { err, ok, type Result } from '../../result.ts'
import type { AccessTokens } from '../connections/index.ts'
import { createAdActions } from './ad-actions.ts'
import { createAdCalls, worded } from './ad-calls.ts'
import type { AdCreationRepository } from './ad-creation-repository.ts'
import type { AdCreationService } from './ad-creation-service.ts'
import { nameWithKey, readName } from './ad-key.ts'
import type { AdSpending } from './ad-spending.ts'
import { budgetFits, totalBudgetFits } from './fits-currency.ts'
import { getPlannedDailyCents } from './planned-budget.ts'
import { presentCreation } from './present-creation.ts'
import { hashContent, planSearchCampaignEdit, toCampaignEdit } from './search-campaign-edit.ts'

type Options = {
  searchAds: SearchAds
  tokens: Pick<AccessTokens<SearchAdsFailure>, 'use'>
  creations: AdCreationRepository
  creation: AdCreationService
  spending: AdSpending
  now: () => Date
}

type CampaignPlace = { accountId: string; campaignId: string }

export type SearchAdsService = ReturnType<typeof createSearchAdsService>

const silent = ['search-ads-unavailable', 'search-campaign-refused'] as const

/** A person's search campaigns on their own account. */
export function createSearchAdsService(options: Options) {
  const { searchAds, tokens, creations, creation, spending, now } = options
  const actions = createAdActions({ creation, spending })
  const { ask, askAccount, askAsPayer, requirePlan } = createAdCalls({
    tokens,
    silent,
    notFound: 'search-campaign-not-found',
  })

  const onAccount =
    <T>(customerId: string, call: (access: SearchAccess) => T) =>
    (token: string) =>
      call({ token, customerId })

  const listAll = (user: User, accountId: string): Promise<Result<SearchCampaign[]>> =>
    askAccount(user, fallbacks.data, onAccount(accountId, searchAds.listCampaigns))

  async function findCampaign(
    user: User,
    { accountId, campaignId }: CampaignPlace,
  ): Promise<Result<SearchCampaign>> {
    const list = await listAll(user, accountId)
    return list.ok ? campaignIn(list.value, campaignId) : list
  }

  const listBudgets = (user: User, fallback: string, accountId: string) =>
    spending.readBudgets(user.id, accountId, () =>
      askAccount(user, fallback, onAccount(accountId, searchAds.listBudgets)),
    )

  /** The budget of a campaign, and those of all others of its account. */
  async function readBudget(user: User, { accountId, campaignId }: CampaignPlace) {
    const accounts = await ask(user, fallbacks.change, searchAds.listAccounts)
    if (!accounts.ok) return accounts
    // A cap is that of an account by its one id.
    const isOurs = accounts.value.some(({ customerId }) => customerId === accountId)
    if (!isOurs) return err({ code: 'ad-account-not-found' })
    const budgets = await listBudgets(user, fallbacks.change, accountId)
    if (!budgets.ok) return budgets
    const budget = budgets.value.find(({ adId }) => adId === campaignId)
    if (budget === undefined) return err({ code: 'search-campaign-not-found' })
    return ok({ budget, budgets: budgets.value })
  }

  async function planEnabling(user: User, place: CampaignPlace) {
    const read = await readBudget(user, place)
    if (!read.ok) return read
    const { budget, budgets } = read.value
    const allowed = requirePlan(user)
    return allowed.ok ? ok({ planned: { ...budget, ...readName(budget.name) }, budgets }) : allowed
  }

  async function planEdit(user: User, place: CampaignPlace, change: SearchCampaignChange) {
    const read = await readBudget(user, place)
    if (!read.ok) return read
    const { budget, budgets } = read.value
    const content = await readCampaign(user, fallbacks.change, place)
    if (!content.ok) return content
    const plan = planSearchCampaignEdit({ content: content.value, budget }, change)
    if (!plan.ok) return plan
    const { planned, needsPlan } = plan.value
    const allowed = needsPlan ? requirePlan(user) : ok(null)
    return allowed.ok ? ok({ planned, budgets }) : allowed
  }

  const readCampaign = (user: User, fallback: string, { accountId, campaignId }: CampaignPlace) =>
    ask(
      user,
      fallback,
      onAccount(accountId, (access) => searchAds.readCampaign(access, campaignId)),
    )

  return {
    listAccounts: (user: User): Promise<Result<SearchAdAccount[]>> =>
      ask(user, fallbacks.data, searchAds.listAccounts),

    async listCampaigns(user: User, accountId: string): Promise<Result<SearchCampaignList>> {
      const list = await listAll(user, accountId)
      if (!list.ok) return list
      const place = { userId: user.id, platform: 'google', accountId } as const
      const unfinished = await creations.listUnfinished(place)
      return ok({
        campaigns: list.value.map(withOwnName),
        creations: unfinished.map((one) => presentCreation(one, now())),
      })
    },

    async readResults(user: User, accountId: string): Promise<Result<SearchResults>> {
      const days = await askAccount(user, fallbacks.data, onAccount(accountId, searchAds.readTrend))
      return days.ok ? ok({ metrics: searchMetricsOf(days.value), days: days.value }) : days
    },

    async create(user: User, form: SearchCampaignForm): Promise<Result<SearchCampaign>> {
      const { id, customerId: accountId, name } = form
      const accounts = await askAsPayer(user, fallbacks.creation, searchAds.listAccounts)
      if (!accounts.ok) return accounts
      const account = accounts.value.find((one) => one.customerId === accountId)
      if (account === undefined) return err({ code: 'ad-account-not-found' })
      if (!account.isActive) return err({ code: 'ad-account-inactive' })
      const fitting =
        form.totalBudget === null
          ? budgetFits(form.dailyBudget, account.currency)
          : totalBudgetFits(form.totalBudget, account.currency)
      if (!fitting.ok) return fitting
      const made = await actions.create(
        user,
        { id, accountId, name, form, imageUrl: null },
        {
          dailyCents: getPlannedDailyCents(form, getLocalTime(now(), account.timeZone)),
          currency: account.currency,
          startsPaused: form.startsPaused,
          listBudgets: () => listBudgets(user, fallbacks.creation, accountId),
        },
      )
      if (!made.ok) return err(worded(made.error, { fallback: fallbacks.creation, silent }))
      const campaign = await findCampaign(user, { accountId, campaignId: made.value })
      // It is made, whatever the list says just now.
      return campaign.ok
        ? ok(withOwnName(campaign.value))
        : err({ code: 'search-campaign-unfinished' })
    },

    async setStatus(
      user: User,
      { accountId, campaignId }: CampaignPlace,
      status: SwitchedStatus,
    ): Promise<Result<null>> {
      const switchTo = (next: SwitchedStatus) =>
        ask(
          user,
          fallbacks.change,
          onAccount(accountId, (access) => searchAds.setStatus(access, campaignId, next)),
        )
      const place = { userId: user.id, accountId, adId: campaignId }
      return status === 'PAUSED'
        ? actions.pause(place, () => switchTo('PAUSED'))
        : actions.activate(
            place,
            () => planEnabling(user, { accountId, campaignId }),
            (state) => switchTo(state === 'on' ? 'ENABLED' : 'PAUSED'),
          )
    },

    /** Reads the campaign from Google, so that an edit starts from the current values. */
    async open(user: User, place: CampaignPlace): Promise<Result<OpenedSearchCampaign>> {
      const content = await readCampaign(user, fallbacks.data, place)
      if (!content.ok) return content
      const { name } = readName(content.value.name)
      return ok({ ...content.value, name, revision: hashContent(content.value) })
    },

    /** One that is paused may be given any budget: the cap is asked when it is enabled. */
    edit: (
      user: User,
      { accountId, campaignId }: CampaignPlace,
      change: SearchCampaignChange,
    ): Promise<Result<null>> =>
      actions.edit(
        { userId: user.id, accountId, adId: campaignId },
        () => planEdit(user, { accountId, campaignId }, change),
        {
          name: change.name,
          work({ key }) {
            // What it is found by stays in its name.
            const name = key === null ? change.name : nameWithKey(change.name, key)
            return ask(
              user,
              fallbacks.change,
              onAccount(accountId, (access) =>
                searchAds.editCampaign(access, campaignId, toCampaignEdit(change, name)),
              ),
            )
          },
        },
      ),

    remove: (user: User, { accountId, campaignId }: CampaignPlace): Promise<Result<null>> =>
      actions.remove({ userId: user.id, accountId, adId: campaignId }, () =>
        ask(
          user,
          fallbacks.removal,
          onAccount(accountId, (access) => searchAds.removeCampaign(access, campaignId)),
        ),
      ),

    dismissCreation: creation.dismiss,

    suggestPlaces: (user: User, accountId: string, text: string): Promise<Result<AdPlace[]>> =>
      askAsPayer(
        user,
        fallbacks.data,
        onAccount(accountId, (access) => searchAds.suggestPlaces(access, text)),
      ),

    estimateReach: (
      user: User,
      accountId: string,
      asked: Parameters<SearchAds['estimateReach']>[1],
    ): Promise<Result<SearchReach>> =>
      askAsPayer(
        user,
        fallbacks.data,
        onAccount(accountId, (access) => searchAds.estimateReach(access, asked)),
      ),
  }
}

/** Spec 3, section 8.3, and sentences like its own. */
const fallbacks = {
  data: 'Failed to fetch Google Ads data',
  creation: 'Failed to create campaign',
  change: 'Failed to update campaign',
  removal: 'Failed to remove campaign',
}

function campaignIn(list: readonly SearchCampaign[], id: string): Result<SearchCampaign> {
  const found = list.find((one) => one.id === id && one.status !== 'REMOVED')
  return found === undefined ? err({ code: 'search-campaign-not-found' }) : ok(found)
}

function withOwnName(campaign: SearchCampaign): SearchCampaign {
  return { ...campaign, name: readName(campaign.name).name }
}
