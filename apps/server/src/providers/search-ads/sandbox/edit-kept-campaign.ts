import { dayOf, hasEnded } from '../../sandbox-ads/demo-days.ts'
import { getPaceCents } from '../../sandbox-ads/get-pace-cents.ts'
import type { SearchCampaignEdit } from '../search-ads.ts'
import { getDailyCents, type KeptCampaign } from './kept-campaign.ts'

type Now = {
  nowMs: number
  /** Spending since the start of the campaign. */
  spentCents: number
}

/**
 * Stores the former targets, so that the results of earlier days stay the same. Returns a message for the owner if the
 * budget cannot be changed like that.
 */
export function editKeptCampaign(
  campaign: KeptCampaign,
  edit: SearchCampaignEdit,
  now: Now,
): { campaign: KeptCampaign } | { refusal: string } {
  const budget = editBudget(campaign, edit, now)
  if ('refusal' in budget) return budget
  const { places, keywords, schedule, formerTargets } = campaign
  const hasOtherTargets = [edit.places, edit.keywords, edit.schedule].some(Boolean)
  return {
    campaign: {
      ...campaign,
      ...edit.ad,
      ...budget,
      name: edit.name,
      places: edit.places ?? places,
      keywords: edit.keywords ?? keywords,
      schedule: edit.schedule ?? schedule,
      negativeKeywords: edit.negativeKeywords ?? campaign.negativeKeywords,
      formerTargets: hasOtherTargets
        ? [...formerTargets, { places, keywords, schedule, until: now.nowMs }]
        : formerTargets,
    },
  }
}

type Budget = Pick<KeptCampaign, 'dates' | 'totalCents' | 'budgets'>

function editBudget(
  campaign: KeptCampaign,
  { dailyBudget, totalBudget, endDate, schedule = campaign.schedule }: SearchCampaignEdit,
  { nowMs, spentCents }: Now,
): Budget | { refusal: string } {
  const { dates, totalCents: totalBefore, budgets } = campaign
  const edited = { ...dates, endDate }
  if (endDate !== dates.endDate && hasEnded(edited, nowMs)) return { refusal: overAlready }
  if (totalBefore === null) {
    if (totalBudget !== undefined) return { refusal: otherKind }
    const dailyCents = toCents(dailyBudget) ?? getDailyCents(campaign)
    const isSame = dailyCents === getDailyCents(campaign)
    const next = isSame ? budgets : [...budgets, { from: nowMs, dailyCents }]
    return { dates: edited, totalCents: null, budgets: next }
  }
  if (dailyBudget !== undefined) return { refusal: otherKind }
  if (endDate === null) return { refusal: needsEnd }
  const totalCents = toCents(totalBudget) ?? totalBefore
  if (totalCents < spentCents) return { refusal: spentAlready }
  const isSame =
    totalCents === totalBefore && endDate === dates.endDate && schedule === campaign.schedule
  if (isSame) return { dates, totalCents, budgets }
  const dailyCents = getPaceCents(
    { totalCents, startDate: dates.startDate, endDate, schedule },
    { today: dayOf(nowMs), spentCents },
  )
  return { dates: edited, totalCents, budgets: [...budgets, { from: nowMs, dailyCents }] }
}

function toCents(amount: number | undefined): number | undefined {
  return amount === undefined ? undefined : Math.round(amount * 100)
}

const overAlready = 'The end date is over already.'
const otherKind = 'A campaign keeps the kind of budget that it was created with.'
const needsEnd = 'A total budget needs an end date.'
const spentAlready = 'The campaign has already spent more than that.'
