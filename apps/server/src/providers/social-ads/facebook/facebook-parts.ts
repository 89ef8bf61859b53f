import { isAlways } from '@wildpath/contract'
import { z } from 'zod'

import type {
  AdPartKind,
  AdParts,
  SocialAccess,
  SocialAdsResult,
  SocialBudget,
} from '../social-ads.ts'
import { addDays, dayIn, startOfDay } from '../../ad-platforms/account-days.ts'
import { amountOf } from './account-money.ts'
import { type Account, readAccount } from './facebook-account.ts'
import { toScheduleParams } from './facebook-schedule.ts'
import type { createTargeting } from './facebook-targeting.ts'
import { done, fail, type GraphClient } from './graph-client.ts'

type Options = {
  graph: GraphClient
  findTargeting: ReturnType<typeof createTargeting>['findTargeting']
  now: () => Date
}

const edges: Record<AdPartKind, string> = {
  campaign: 'campaigns',
  adset: 'adsets',
  creative: 'adcreatives',
  ad: 'ads',
}

const madeSchema = z.object({ id: z.string().min(1) })
const namedSchema = z.object({ id: z.string(), name: z.string().default('') })
const pageSchema = z.object({ id: z.string(), tasks: z.array(z.string()).default([]) })
const pixelSchema = z.object({ id: z.string(), is_unavailable: z.boolean().optional() })

/** The parts of an ad at Facebook, all paused when they are made. */
export function createFacebookParts({ graph, findTargeting, now }: Options) {
  const makers: {
    [Kind in AdPartKind]: (
      access: SocialAccess,
      part: AdParts[Kind],
    ) => Promise<SocialAdsResult<object>>
  } = {
    campaign: async (_, { objective }) =>
      done({
        objective: objectives[objective],
        special_ad_categories: [],
        // The budget is the ad set's. Has to be said since v24.0.
        is_adset_budget_sharing_enabled: false,
        status: 'PAUSED',
      }),

    async adset(access, { campaignId, objective, audience, budget }) {
      const account = await readAccount(graph, access)
      if (!account.ok) return account
      const dates = toDateParams(budget, account.value, now())
      if (dates === null) return fail({ kind: 'refused', message: isOver })
      const targeting = await findTargeting(access.token, audience)
      if (!targeting.ok) return targeting
      const goal = await goalOf(access, objective)
      if (!goal.ok) return goal
      return done({
        campaign_id: campaignId,
        ...toBudgetParams(budget, account.value.currency),
        billing_event: 'IMPRESSIONS',
        bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
        targeting: targeting.value,
        ...dates,
        ...(!isAlways(budget.schedule) && toScheduleParams(budget.schedule)),
        ...goal.value,
        status: 'PAUSED',
      })
    },

    async creative(access, part) {
      const page = await findPage(access)
      if (!page.ok) return page
      const link = part.destinationUrl
      return done({
        object_story_spec: {
          page_id: page.value,
          link_data: {
            link,
            name: part.headline,
            message: part.primaryText,
            ...(part.description !== '' && { description: part.description }),
            ...(part.imageHash !== null && { image_hash: part.imageHash }),
            call_to_action: { type: part.callToAction, value: { link } },
          },
        },
      })
    },

    ad: async (_, { adsetId, creativeId }) =>
      done({ adset_id: adsetId, creative: { creative_id: creativeId }, status: 'PAUSED' }),
  }

  /** The first Page that the person may advertise for: an ad is always shown as one. */
  async function findPage({ token }: SocialAccess): Promise<SocialAdsResult<string>> {
    const mayAdvertise = ({ tasks }: z.infer<typeof pageSchema>) => tasks.includes('ADVERTISE')
    const pages = await graph.readPages(
      { method: 'GET', path: '/me/accounts', token, params: { fields: 'id,tasks' } },
      pageSchema,
      mayAdvertise,
    )
    if (!pages.ok) return pages
    const page = pages.value.find(mayAdvertise)
    return page === undefined ? fail({ kind: 'refused', message: noPage }) : done(page.id)
  }

  /** What an ad set is optimised for; what people do on a page is known by a Meta Pixel alone. */
  async function goalOf(
    access: SocialAccess,
    objective: AdParts['adset']['objective'],
  ): Promise<SocialAdsResult<object>> {
    switch (objective) {
      case 'TRAFFIC':
        return done({ optimization_goal: 'LINK_CLICKS', destination_type: 'WEBSITE' })
      case 'AWARENESS': {
        const page = await findPage(access)
        if (!page.ok) return page
        return done({ optimization_goal: 'REACH', promoted_object: { page_id: page.value } })
      }
      case 'CONVERSIONS':
      case 'LEAD_GENERATION': {
        const pixels = await graph.readPages(
          {
            method: 'GET',
            path: `/${access.accountId}/adspixels`,
            token: access.token,
            params: { fields: 'id,is_unavailable' },
          },
          pixelSchema,
        )
        if (!pixels.ok) return pixels
        const pixel = pixels.value.find((one) => one.is_unavailable !== true)
        if (pixel === undefined) return fail({ kind: 'refused', message: noPixel })
        return done({
          optimization_goal: 'OFFSITE_CONVERSIONS',
          destination_type: 'WEBSITE',
          promoted_object: { pixel_id: pixel.id, custom_event_type: 'LEAD' },
        })
      }
    }
  }

  return {
    async create<Kind extends AdPartKind>(
      access: SocialAccess,
      kind: Kind,
      part: AdParts[Kind],
    ): Promise<SocialAdsResult<string>> {
      const fields = await makers[kind](access, part)
      if (!fields.ok) return fields
      const made = await graph.ask(
        {
          method: 'POST',
          path: `/${access.accountId}/${edges[kind]}`,
          token: access.token,
          params: { name: part.name, ...fields.value },
        },
        madeSchema,
      )
      return made.ok ? done(made.value.id) : made
    },

    async findMade(
      { token, accountId }: SocialAccess,
      kind: AdPartKind,
      key: string,
    ): Promise<SocialAdsResult<string | null>> {
      const filter = [{ field: 'name', operator: 'CONTAIN', value: key }]
      const isIt = ({ name }: z.infer<typeof namedSchema>) => name.includes(key)
      const found = await graph.readPages(
        {
          method: 'GET',
          path: `/${accountId}/${edges[kind]}`,
          token,
          // Creatives are the one list that Facebook does not filter.
          params: { fields: 'id,name', ...(kind !== 'creative' && { filtering: filter }) },
        },
        namedSchema,
        isIt,
      )
      return found.ok ? done(found.value.find(isIt)?.id ?? null) : found
    },
  }
}

/**
 * Outcomes of ODAX. What visitors do on a page of ours is to become a lead, and Facebook counts leads with that outcome
 * alone: sales ask for purchases.
 */
const objectives = {
  CONVERSIONS: 'OUTCOME_LEADS',
  LEAD_GENERATION: 'OUTCOME_LEADS',
  TRAFFIC: 'OUTCOME_TRAFFIC',
  AWARENESS: 'OUTCOME_AWARENESS',
} as const

function toBudgetParams({ dailyCents, totalCents }: SocialBudget, currency: string) {
  return totalCents === null
    ? { daily_budget: amountOf(dailyCents, currency) }
    : { lifetime_budget: amountOf(totalCents, currency) }
}

/** From the first to the last day as the account knows them; null when the last one is over. */
function toDateParams({ startDate, endDate }: SocialBudget, { zone }: Account, at: Date) {
  const today = dayIn(zone, at)
  if (endDate !== null && endDate < today) return null
  return {
    // A start that is over is now.
    ...(startDate > today && { start_time: startOfDay(zone, startDate) }),
    ...(endDate !== null && { end_time: startOfDay(zone, addDays(endDate, 1)) }),
  }
}

const isOver = 'The last day of this ad is over. Please choose a later one.'
const noPage =
  'Facebook shows every ad as a Page, and this connection has none that you may advertise for. Make a Facebook Page or ask for the right to advertise, then connect again.'
const noPixel =
  'Facebook counts conversions and leads with a Meta Pixel, and this ad account has none. Choose Traffic or Awareness, or make a pixel in Meta Events Manager first.'
