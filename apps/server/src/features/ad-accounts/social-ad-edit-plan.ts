import { createHash } from 'node:crypto'

import {
  isScheduleAllowed,
  scheduleNeedsTotalBudget,
  type SocialAd,
  type SocialAdChange,
  socialAdTextFields,
} from '@wildpath/contract'

import type { AdBudget } from '../../providers/ad-platforms/ad-platforms.ts'
import type { SocialAdEdit } from '../../providers/social-ads/social-ads.ts'
import { err, type Failure, ok, type Result } from '../../result.ts'
import { checkBudgetChange } from './budget-change.ts'
import { checkScheduledDay } from './check-scheduled-day.ts'
import { planEdit } from './plan-edit.ts'

type EditedAd = Omit<SocialAd, 'revision'>

/** Revision of an ad: the hash changes with any edit here or in Ads Manager. */
export function hashSocialAd(ad: EditedAd): string {
  const { dailyBudget, totalBudget, endDate, schedule } = ad
  const budget = totalBudget === null ? { dailyBudget } : { totalBudget }
  const texts = socialAdTextFields.map((field) => ad[field])
  const content = JSON.stringify([budget, endDate, schedule, texts])
  return createHash('sha256').update(content).digest('base64url')
}

/** Computes how an edit changes the ad's committed spend, in cents per day. */
export function planSocialAdEdit(
  { ad, budgets }: { ad: SocialAd; budgets: readonly AdBudget[] },
  change: SocialAdChange,
) {
  if (ad.revision !== change.revision) return err({ code: 'social-ad-changed' })
  const budget = budgets.find(({ adId }) => adId === ad.id)
  if (budget === undefined) return err({ code: 'social-ad-not-found' })
  const fitting = checkBudgetChange(ad, change, { code: 'social-ad-refused', noun: 'An ad' })
  if (!fitting.ok) return fitting
  const scheduling = scheduleFits(ad, change)
  if (!scheduling.ok) return scheduling
  const { budgetId } = budget
  // Ads in one ad set share its budget, so another running ad may spend the increase.
  const isOn = budgets.some((one) => one.budgetId === budgetId && one.isOn)
  const changesTargeting = change.schedule !== undefined
  const plan = planEdit(budget, { current: ad, change, isOn, changesTargeting })
  // Without a plan, the owner can only lower the budget or end an ad sooner.
  const needsPlan = plan.needsPlan || changesTargeting || changesTexts(change)
  return ok({ ...plan, budgets, needsPlan })
}

function changesTexts(change: SocialAdChange): boolean {
  return socialAdTextFields.some((field) => change[field] !== undefined)
}

/** Converts a change for the platform. */
export function toSocialAdEdit(change: SocialAdChange): SocialAdEdit {
  const { dailyBudget, totalBudget, endDate, schedule } = change
  const { headline, primaryText, description, callToAction } = change
  return {
    ...(changesTexts(change) && {
      texts: {
        ...(headline !== undefined && { headline }),
        ...(primaryText !== undefined && { primaryText }),
        ...(description !== undefined && { description }),
        ...(callToAction !== undefined && { callToAction }),
      },
    }),
    ...(dailyBudget !== undefined && { dailyCents: Math.round(dailyBudget * 100) }),
    ...(totalBudget !== undefined && { totalCents: Math.round(totalBudget * 100) }),
    ...(endDate !== undefined && { endDate }),
    ...(schedule !== undefined && { schedule }),
  }
}

function scheduleFits(ad: SocialAd, change: SocialAdChange): Result<null> {
  const { schedule } = change
  if (schedule !== undefined) {
    if (!isScheduleAllowed({ totalBudget: ad.totalBudget, schedule })) {
      return err(refused(`${scheduleNeedsTotalBudget}.`))
    }
    if (ad.schedule === null || !ad.isBudgetEditable) return err(otherHours)
  }
  return checkScheduledDay(ad, change, 'social-ad-refused')
}

const refused = (message: string): Failure => ({ code: 'social-ad-refused', message })
const otherHours = refused('The hours of this ad are set in Ads Manager. Change them there.')
