import type { SearchCampaignChange, SwitchedStatus } from '@wildpath/contract'
import { z } from 'zod'

import { dayIn } from '../../ad-platforms/account-days.ts'
import type { NewSearchCampaign, SearchAdsResult } from '../search-ads.ts'
import type { AdsClient, Customer } from './ads-client.ts'
import { type Account, readAccount } from './google-accounts.ts'
import { done, fail } from './google-client.ts'
import { dayOf, endOfDay, scheduleOf } from './google-dates.ts'
import { readMicros } from './google-money.ts'
import { newCampaignOperations } from './new-campaign-operations.ts'

type Options = { ads: AdsClient; now: () => Date }

const namedSchema = z.object({ campaign: z.object({ id: z.string(), name: z.string() }) })
const budgetSchema = z.object({
  campaign: z.object({
    status: z.string(),
    campaignBudget: z.string(),
    endDateTime: z.string().optional(),
  }),
  campaignBudget: z.object({
    amountMicros: z.coerce.number(),
    explicitlyShared: z.boolean().default(false),
  }),
})

/** Making, switching, changing and removing the campaigns of an account. */
export function createGoogleCampaigns({ ads, now }: Options) {
  const nameOf = ({ id }: Customer, campaignId: string) => `customers/${id}/campaigns/${campaignId}`

  async function change(customer: Customer, operation: object): Promise<SearchAdsResult<null>> {
    const changed = await ads.mutate(customer, [{ campaignOperation: operation }])
    return changed.ok ? done(null) : changed
  }

  async function readForChange(customer: Customer, campaignId: string) {
    const rows = await ads.search(
      customer,
      `SELECT campaign.status, campaign.campaign_budget, campaign.end_date_time,
        campaign_budget.amount_micros, campaign_budget.explicitly_shared
      FROM campaign WHERE campaign.id = ${campaignId}`,
      budgetSchema,
    )
    if (!rows.ok) return rows
    const [row] = rows.value
    const isThere = row !== undefined && row.campaign.status !== 'REMOVED'
    return isThere ? done(row) : fail({ kind: 'not-found' })
  }

  return {
    async create(
      customer: Customer,
      campaign: NewSearchCampaign,
    ): Promise<SearchAdsResult<string>> {
      const account = await readAccount(ads, customer)
      if (!account.ok) return account
      const { currency, zone } = account.value
      const schedule = scheduleOf(campaign, zone, now())
      if (schedule === null) return fail({ kind: 'refused', message: isOver })
      const micros = await readMicros(ads, customer, { cents: campaign.dailyCents, currency })
      if (!micros.ok) return micros
      const operations = newCampaignOperations(customer.id, campaign, {
        amountMicros: micros.value,
        schedule,
      })
      const made = await ads.mutate(customer, operations)
      if (!made.ok) return made
      const id = made.value.map((name) => /\/campaigns\/(\d+)$/.exec(name)?.[1]).find(Boolean)
      return id === undefined
        ? fail({ kind: 'unavailable', reason: 'no campaign in the answer' })
        : done(id)
    },

    async findMade(customer: Customer, key: string): Promise<SearchAdsResult<string | null>> {
      const rows = await ads.search(
        customer,
        `SELECT campaign.id, campaign.name FROM campaign
        WHERE campaign.name LIKE '%${key}%' AND campaign.status != 'REMOVED'`,
        namedSchema,
      )
      if (!rows.ok) return rows
      return done(
        rows.value.find(({ campaign }) => campaign.name.includes(key))?.campaign.id ?? null,
      )
    },

    setStatus: (customer: Customer, campaignId: string, status: SwitchedStatus) =>
      change(customer, {
        update: { resourceName: nameOf(customer, campaignId), status },
        updateMask: 'status',
      }),

    async edit(
      customer: Customer,
      campaignId: string,
      asked: SearchCampaignChange,
    ): Promise<SearchAdsResult<null>> {
      const [account, current] = await Promise.all([
        readAccount(ads, customer),
        readForChange(customer, campaignId),
      ])
      if (!account.ok) return account
      if (!current.ok) return current
      const dates = endDateChange(asked.endDate, current.value.campaign, account.value, now())
      if (dates === null) return fail({ kind: 'refused', message: isOver })
      const cents = Math.round(asked.dailyBudget * 100)
      const { currency } = account.value
      const amountMicros = await readMicros(ads, customer, { cents, currency })
      if (!amountMicros.ok) return amountMicros
      const { amountMicros: amountNow, explicitlyShared } = current.value.campaignBudget
      const hasOtherBudget = amountMicros.value !== amountNow
      if (hasOtherBudget && explicitlyShared) return fail({ kind: 'refused', message: isShared })
      const resourceName = current.value.campaign.campaignBudget
      const changed = await ads.mutate(customer, [
        ...(hasOtherBudget
          ? [updateBudget({ resourceName, amountMicros: String(amountMicros.value) })]
          : []),
        {
          campaignOperation: {
            update: {
              resourceName: nameOf(customer, campaignId),
              name: asked.name,
              ...dates.fields,
            },
            updateMask: ['name', ...dates.mask].join(','),
          },
        },
      ])
      return changed.ok ? done(null) : changed
    },

    async remove(customer: Customer, campaignId: string): Promise<SearchAdsResult<null>> {
      const removed = await change(customer, { remove: nameOf(customer, campaignId) })
      if (removed.ok || removed.error.kind !== 'not-found') return removed
      const rows = await ads.search(
        customer,
        `SELECT campaign.status FROM campaign WHERE campaign.id = ${campaignId}`,
        z.object({ campaign: z.object({ status: z.string() }) }),
      )
      if (!rows.ok) return rows
      // It is removed already, or was never there.
      return rows.value[0]?.campaign.status === 'REMOVED' ? done(null) : removed
    },
  }
}

function updateBudget(update: { resourceName: string; amountMicros: string }): object {
  return { campaignBudgetOperation: { update, updateMask: 'amountMicros' } }
}

/** Another last day, or none: what the mask names and the request leaves out is cleared. Null for a day that is over. */
function endDateChange(
  endDate: string | null,
  current: { endDateTime?: string | undefined },
  { zone }: Account,
  at: Date,
): { fields: object; mask: string[] } | null {
  if (endDate === dayOf(current.endDateTime)) return { fields: {}, mask: [] }
  if (endDate === null) return { fields: {}, mask: ['endDateTime'] }
  if (endDate < dayIn(zone, at)) return null
  return { fields: { endDateTime: endOfDay(endDate) }, mask: ['endDateTime'] }
}

const isOver = 'The last day of this campaign is over. Please choose a later one.'
const isShared =
  'This campaign shares its budget with others of your account. Please change the budget in Google Ads.'
