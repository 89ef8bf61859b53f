import { completeSearchTexts, type SearchCampaignForm } from '@wildpath/contract'
import { z } from 'zod'

import type {
  SearchAccess,
  SearchAds,
  SearchAdsResult,
} from '../../providers/search-ads/search-ads.ts'
import { keyOf, nameWithKey } from './ad-key.ts'
import { getPlannedDailyCents } from './planned-budget.ts'
import { startUnlessStopped } from './start-unless-stopped.ts'

/** What was begun of a campaign. */
export const madeCampaignSchema = z.object({
  campaign: z.object({ id: z.string().nullable() }).optional(),
})
export type MadeCampaign = z.infer<typeof madeCampaignSchema>

type Options = {
  searchAds: SearchAds
  access: SearchAccess
  form: SearchCampaignForm
  made: MadeCampaign
  /** Durable before it resolves. */
  note(made: MadeCampaign): Promise<void>
  /** Whether its owner stopped it already. */
  isStopped(campaignId: string): Promise<boolean>
}

/**
 * Makes a campaign with all that belongs to it, and goes on where it was left: it is noted before it is asked for, and one
 * that was noted and has no id is looked for before it is made, so that an answer that was lost makes nothing twice. It
 * spends nothing before the last step, which enables it unless the form sets `startsPaused`. Returns the campaign ID.
 */
export async function makeSearchCampaign(options: Options): Promise<SearchAdsResult<string>> {
  const { searchAds, access, form, isStopped } = options
  const made = await makePaused(options)
  if (!made.ok || form.startsPaused) return made
  const { isLeftOff, answer } = await startUnlessStopped({
    isStopped: () => isStopped(made.value),
    switchTo: (state) =>
      searchAds.setStatus(access, made.value, state === 'on' ? 'ENABLED' : 'PAUSED'),
  })
  if (answer.ok) return made
  // What was removed meanwhile spends nothing.
  return isLeftOff && answer.error.kind === 'not-found' ? made : answer
}

async function makePaused(options: Options): Promise<SearchAdsResult<string>> {
  const { searchAds, access, form, made, note } = options
  const key = keyOf(form.id)
  if (made.campaign?.id != null) return { ok: true, value: made.campaign.id }
  if (made.campaign === undefined) {
    await note({ campaign: { id: null } })
  } else {
    const found = await searchAds.findMade(access, key)
    if (!found.ok) return found
    if (found.value !== null) {
      await note({ campaign: { id: found.value } })
      return { ok: true, value: found.value }
    }
  }
  const { keywordMatch, negativeKeywords } = form
  const { finalUrl, geoTarget, keywords, totalBudget, startDate, endDate, schedule } = form
  const created = await searchAds.createCampaign(access, {
    key,
    name: nameWithKey(form.name, key),
    ...completeSearchTexts(form),
    finalUrl,
    places: geoTarget,
    keywords,
    keywordMatch,
    negativeKeywords,
    dailyCents: getPlannedDailyCents(form, `${startDate} 00:00`),
    totalCents: totalBudget === null ? null : Math.round(totalBudget * 100),
    startDate,
    endDate,
    schedule,
  })
  if (created.ok) await note({ campaign: { id: created.value } })
  return created
}

/** Takes back what was made of a campaign, also what nobody heard of. */
export async function undoSearchCampaign({
  searchAds,
  access,
  form,
  made,
}: Pick<Options, 'searchAds' | 'access' | 'form' | 'made'>): Promise<SearchAdsResult<null>> {
  if (made.campaign === undefined) return { ok: true, value: null }
  const { id } = made.campaign
  const found =
    id === null
      ? await searchAds.findMade(access, keyOf(form.id))
      : ({ ok: true, value: id } as const)
  if (!found.ok) return found
  return found.value === null
    ? { ok: true, value: null }
    : searchAds.removeCampaign(access, found.value)
}
