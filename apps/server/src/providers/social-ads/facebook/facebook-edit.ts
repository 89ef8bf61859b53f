import { isScheduleAllowed, scheduleNeedsTotalBudget } from '@wildpath/contract'
import { z } from 'zod'

import { addDays, dayIn, startOfDay } from '../../ad-platforms/account-days.ts'
import { platformCents } from '../../ad-platforms/platform-numbers.ts'
import type { SocialAccess, SocialAdEdit, SocialAdsResult } from '../social-ads.ts'
import { amountOf } from './account-money.ts'
import { readAccount } from './facebook-account.ts'
import { isSingleLink } from './facebook-creative.ts'
import { changed, isGone, isNumber, missing } from './facebook-objects.ts'
import { toScheduleParams } from './facebook-schedule.ts'
import { done, fail, type GraphClient } from './graph-client.ts'

/** Keeps unknown fields, because the whole link is sent back. */
const linkSchema = z.looseObject({
  link: z.string().optional(),
  picture: z.string().optional(),
  image_hash: z.string().optional(),
  child_attachments: z.array(z.unknown()).optional(),
  call_to_action: z.looseObject({}).optional(),
})

const adSchema = z.object({
  id: z.string(),
  name: z.string().default(''),
  status: z.string(),
  account_id: z.string(),
  adset: z.object({
    id: z.string(),
    daily_budget: platformCents.optional(),
    lifetime_budget: platformCents.optional(),
  }),
  creative: z
    .object({
      url_tags: z.string().optional(),
      asset_feed_spec: z.looseObject({}).optional(),
      object_story_spec: z.looseObject({ link_data: linkSchema.optional() }).optional(),
    })
    .default({}),
})
type Ad = z.infer<typeof adSchema>

const fields =
  'name,status,account_id,adset{id,daily_budget,lifetime_budget},creative{url_tags,asset_feed_spec,object_story_spec}'

type Params = Record<string, string | number | object>

const madeSchema = z.object({ id: z.string().min(1) })

export function createFacebookEdit(graph: GraphClient, now: () => Date) {
  async function readAd({ token, accountId }: SocialAccess, adId: string) {
    if (!isNumber(adId)) return missing
    const ad = await graph.ask(
      { method: 'GET', path: `/${adId}`, token, params: { fields } },
      adSchema,
    )
    if (!ad.ok) return ad
    const isOurs = `act_${ad.value.account_id}` === accountId
    return isOurs && !isGone(ad.value) ? ad : missing
  }

  /** Creatives are immutable, so the ad gets a new one, which Facebook reviews. */
  async function changeTexts(
    { token, accountId }: SocialAccess,
    { id, name, creative }: Ad,
    texts: NonNullable<SocialAdEdit['texts']>,
  ): Promise<SocialAdsResult<null>> {
    const story = creative.object_story_spec
    const link = story?.link_data
    if (!isSingleLink(creative) || link === undefined) return refused(otherCreative)
    const { headline, primaryText, description, callToAction } = texts
    // Facebook returns both `picture` and `image_hash` but accepts only one of them.
    const { picture: _, ...hashed } = link
    const changedLink = {
      ...(link.image_hash === undefined ? link : hashed),
      ...(headline !== undefined && { name: headline }),
      ...(primaryText !== undefined && { message: primaryText }),
      ...(description !== undefined && { description }),
      ...(callToAction !== undefined && {
        call_to_action: { value: { link: link.link }, ...link.call_to_action, type: callToAction },
      }),
    }
    const made = await graph.ask(
      {
        method: 'POST',
        path: `/${accountId}/adcreatives`,
        token,
        params: {
          name,
          object_story_spec: { ...story, link_data: changedLink },
          ...(creative.url_tags !== undefined && { url_tags: creative.url_tags }),
        },
      },
      madeSchema,
    )
    if (!made.ok) return made
    return change(token, id, { creative: { creative_id: made.value.id } })
  }

  /** Returns the parameters for the ad set; null if nothing changes. */
  async function readBudgetChange(
    access: SocialAccess,
    { adset }: Ad,
    { dailyCents, totalCents, endDate, schedule }: SocialAdEdit,
  ): Promise<SocialAdsResult<Params | null>> {
    const isAmountChanged = dailyCents !== undefined || totalCents !== undefined
    if (!isAmountChanged && endDate === undefined && schedule === undefined) return done(null)
    const isOther = dailyCents === undefined ? !adset.lifetime_budget : !adset.daily_budget
    if (isAmountChanged && isOther) return refused(otherBudget)
    const totalBudget = adset.lifetime_budget || null
    if (schedule !== undefined && !isScheduleAllowed({ totalBudget, schedule })) {
      return refused(`${scheduleNeedsTotalBudget}.`)
    }
    const account = await readAccount(graph, access)
    if (!account.ok) return account
    const { currency, zone } = account.value
    if (endDate != null && endDate < dayIn(zone, now())) return refused(overAlready)
    return done({
      ...(dailyCents !== undefined && { daily_budget: amountOf(dailyCents, currency) }),
      ...(totalCents !== undefined && { lifetime_budget: amountOf(totalCents, currency) }),
      // 0 removes the end (developers.facebook.com/docs/marketing-api/reference/ad-campaign).
      ...(endDate !== undefined && {
        end_time: endDate === null ? 0 : startOfDay(zone, addDays(endDate, 1)),
      }),
      ...(schedule !== undefined && toScheduleParams(schedule)),
    })
  }

  async function change(token: string, id: string, params: Params): Promise<SocialAdsResult<null>> {
    const answer = await graph.ask({ method: 'POST', path: `/${id}`, token, params }, changed)
    return answer.ok ? done(null) : answer
  }

  /** Changes the text first: if Facebook rejects it, the budget is unchanged. */
  return async (
    access: SocialAccess,
    adId: string,
    edit: SocialAdEdit,
  ): Promise<SocialAdsResult<null>> => {
    const ad = await readAd(access, adId)
    if (!ad.ok) return ad
    const budget = await readBudgetChange(access, ad.value, edit)
    if (!budget.ok) return budget
    if (edit.texts !== undefined) {
      const answer = await changeTexts(access, ad.value, edit.texts)
      if (!answer.ok) return answer
    }
    if (budget.value === null) return done(null)
    const answer = await change(access.token, ad.value.adset.id, budget.value)
    if (edit.texts === undefined || answer.ok || answer.error.kind !== 'refused') return answer
    const { message } = answer.error
    return refused(message === null ? textsOnly : `${textsOnly} ${message}`)
  }
}

function refused(message: string) {
  return fail({ kind: 'refused', message })
}

const overAlready = 'The last day of this ad is over. Please choose a later one.'
const otherCreative = 'The text of this ad can’t be edited here. Edit it in Ads Manager.'
const otherBudget = 'The budget of this ad belongs to its campaign. Change it in Ads Manager.'
const textsOnly = 'The new texts were saved, the other changes were not.'
