import type { SearchAdsFailure, SearchAdsResult, SearchCampaignEdit } from '../search-ads.ts'
import type { AdsClient, Customer } from './ads-client.ts'
import type { GoogleCampaign } from './google-campaign-content.ts'
import { done, fail } from './google-client.ts'
import { readCosts } from './google-costs.ts'
import { readMicros } from './google-money.ts'

type Options = {
  campaignId: string
  current: GoogleCampaign
  edit: SearchCampaignEdit
  currency: string
  /** In the account's time zone. */
  today: string
}

/** Builds the operations that change a campaign's budget; none if it is unchanged. */
export async function editBudgetOperations(
  ads: AdsClient,
  customer: Customer,
  options: Options,
): Promise<SearchAdsResult<object[]>> {
  const { current, edit, currency } = options
  const { dailyBudget, totalBudget } = current.content
  const isTotal = totalBudget !== null
  if (isTotal ? edit.dailyBudget !== undefined : edit.totalBudget !== undefined) return otherKind
  if (isTotal && edit.endDate === null) return needsEnd
  const [asked, before] = isTotal
    ? [edit.totalBudget, totalBudget]
    : [edit.dailyBudget, dailyBudget]
  if (asked === undefined || asked === before) return done([])
  const micros = await readMicros(ads, customer, { cents: Math.round(asked * 100), currency })
  if (!micros.ok) return micros
  const { resourceName, micros: microsBefore, isShared } = current.budget
  if (micros.value === microsBefore) return done([])
  if (isShared) return sharedBudget
  if (isTotal && micros.value < microsBefore) {
    const { campaignId: id, today } = options
    const campaigns = [{ id, startDate: current.content.startDate }]
    const costs = await readCosts(ads, customer, { campaigns, through: today })
    if (!costs.ok) return costs
    if (micros.value < (costs.value.get(id) ?? 0)) return spentAlready
  }
  const amount = isTotal ? 'totalAmountMicros' : 'amountMicros'
  const update = { resourceName, [amount]: String(micros.value) }
  return done([{ campaignBudgetOperation: { update, updateMask: amount } }])
}

const refuse = (message: string): { ok: false; error: SearchAdsFailure } =>
  fail({ kind: 'refused', message })
const otherKind = refuse('A campaign keeps the kind of budget that it was created with.')
const needsEnd = refuse('A total budget needs an end date.')
const spentAlready = refuse('The campaign has already spent more than that.')
const sharedBudget = refuse(
  'This campaign shares its budget with others of your account. Please change the budget in Google Ads.',
)
