import {
  type SearchCampaignContent,
  type SearchCampaignPart,
  searchCampaignPartNames,
  type SwitchedStatus,
} from '@wildpath/contract'
import { z } from 'zod'

import { dayIn } from '../../ad-platforms/account-days.ts'
import type {
  NewSearchCampaign,
  SearchAdsFailure,
  SearchAdsResult,
  SearchCampaignEdit,
} from '../search-ads.ts'
import type { AdsClient, Customer } from './ads-client.ts'
import { editBudgetOperations } from './edit-budget-operations.ts'
import { editCampaignOperations, findFixedPart } from './edit-campaign-operations.ts'
import { type Account, readAccount } from './google-accounts.ts'
import { type GoogleCampaign, readGoogleCampaign } from './google-campaign-content.ts'
import { done, fail } from './google-client.ts'
import { dayOf, endOfDay, scheduleOf } from './google-dates.ts'
import { readMicros } from './google-money.ts'
import { newCampaignOperations } from './new-campaign-operations.ts'

type Options = { ads: AdsClient; now: () => Date }

const namedSchema = z.object({ campaign: z.object({ id: z.string(), name: z.string() }) })
/** Making, switching, changing and removing the campaigns of an account. */
export function createGoogleCampaigns({ ads, now }: Options) {
  const nameOf = ({ id }: Customer, campaignId: string) => `customers/${id}/campaigns/${campaignId}`

  async function change(customer: Customer, operation: object): Promise<SearchAdsResult<null>> {
    const changed = await ads.mutate(customer, [{ campaignOperation: operation }])
    return changed.ok ? done(null) : changed
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
      const cents = campaign.totalCents ?? campaign.dailyCents
      const micros = await readMicros(ads, customer, { cents, currency })
      if (!micros.ok) return micros
      const operations = newCampaignOperations(customer.id, campaign, {
        micros: micros.value,
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

    async read(customer: Customer, id: string): Promise<SearchAdsResult<SearchCampaignContent>> {
      const campaign = await readGoogleCampaign(ads, customer, id)
      return campaign.ok ? done(campaign.value.content) : campaign
    },

    async edit(
      customer: Customer,
      campaignId: string,
      edit: SearchCampaignEdit,
    ): Promise<SearchAdsResult<null>> {
      const [account, campaign] = await Promise.all([
        readAccount(ads, customer),
        readGoogleCampaign(ads, customer, campaignId),
      ])
      if (!account.ok) return account
      if (!campaign.ok) return campaign
      const current = campaign.value
      const fixedPart = findFixedPart(current, edit)
      if (fixedPart !== null) return fail({ kind: 'refused', message: isFixed(fixedPart) })
      const dates = endDateChange(edit.endDate, current, account.value, now())
      if (dates === null) return fail({ kind: 'refused', message: isOver })
      const { currency, zone } = account.value
      const budget = await editBudgetOperations(ads, customer, {
        campaignId,
        current,
        edit,
        currency,
        today: dayIn(zone, now()),
      })
      if (!budget.ok) return budget
      const campaignName = nameOf(customer, campaignId)
      const settings = [
        ...budget.value,
        {
          campaignOperation: {
            update: { resourceName: campaignName, name: edit.name, ...dates.fields },
            updateMask: ['name', ...dates.mask].join(','),
          },
        },
      ]
      const parts = editCampaignOperations({ campaignName, current, edit })
      const changed = await ads.mutate(customer, [
        ...settings,
        ...parts.map(({ operation }) => operation),
      ])
      if (changed.ok) return done(null)
      return fail(namePart(changed.error, (operation) => parts[operation - settings.length]?.part))
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

/** Another last day, or none: what the mask names and the request leaves out is cleared. Null for a day that is over. */
function endDateChange(
  endDate: string | null,
  current: Pick<GoogleCampaign, 'endDateTime'>,
  { zone }: Account,
  at: Date,
): { fields: object; mask: string[] } | null {
  if (endDate === dayOf(current.endDateTime)) return { fields: {}, mask: [] }
  if (endDate === null) return { fields: {}, mask: ['endDateTime'] }
  if (endDate < dayIn(zone, at)) return null
  return { fields: { endDateTime: endOfDay(endDate) }, mask: ['endDateTime'] }
}

const isOver = 'The last day of this campaign is over. Please choose a later one.'
const isFixed = (part: SearchCampaignPart) =>
  `${searchCampaignPartNames[part]}: this campaign’s setup can be edited only in Google Ads.`

/** Names the part that Google rejected, since none of the changes are saved. */
function namePart(
  failure: SearchAdsFailure,
  partOf: (operation: number) => SearchCampaignPart | undefined,
): SearchAdsFailure {
  if (failure.kind !== 'refused' || failure.operation === undefined) return failure
  const part = partOf(failure.operation)
  if (part === undefined) return failure
  const reason = failure.message ?? 'Google does not accept this change.'
  return { ...failure, message: `${searchCampaignPartNames[part]}: ${reason}` }
}
