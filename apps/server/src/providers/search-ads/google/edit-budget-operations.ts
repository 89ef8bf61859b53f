import { z } from 'zod'

import { platformMicros } from '../../ad-platforms/platform-numbers.ts'
import type { SearchAdsFailure, SearchAdsResult, SearchCampaignEdit } from '../search-ads.ts'
import type { AdsClient, Customer } from './ads-client.ts'
import type { GoogleCampaign } from './google-campaign-content.ts'
import { done, fail } from './google-client.ts'
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
    const spent = await readSpentMicros(ads, customer, options)
    if (!spent.ok) return spent
    if (micros.value < spent.value) return spentAlready
  }
  const amount = isTotal ? 'totalAmountMicros' : 'amountMicros'
  const update = { resourceName, [amount]: String(micros.value) }
  return done([{ campaignBudgetOperation: { update, updateMask: amount } }])
}

const costRow = z.object({ metrics: z.object({ costMicros: platformMicros }) })

async function readSpentMicros(
  ads: AdsClient,
  customer: Customer,
  { campaignId, current, today }: Options,
): Promise<SearchAdsResult<number>> {
  const { startDate } = current.content
  if (startDate === null || startDate > today) return done(0)
  const rows = await ads.search(
    customer,
    `SELECT campaign.id, metrics.cost_micros FROM campaign
    WHERE campaign.id = ${campaignId} AND segments.date BETWEEN '${startDate}' AND '${today}'`,
    costRow,
  )
  return rows.ok ? done(rows.value[0]?.metrics.costMicros ?? 0) : rows
}

const refuse = (message: string): { ok: false; error: SearchAdsFailure } =>
  fail({ kind: 'refused', message })
const otherKind = refuse('A campaign keeps the kind of budget that it was created with.')
const needsEnd = refuse('A total budget needs an end date.')
const spentAlready = refuse('The campaign has already spent more than that.')
const sharedBudget = refuse(
  'This campaign shares its budget with others of your account. Please change the budget in Google Ads.',
)
