import {
  adScheduleSchema,
  hasScheduledDay,
  negativeKeywordsSchema,
  noScheduledDay,
  type OpenedSearchCampaign,
  searchAdLimits,
  searchCampaignAdSchema,
  type SearchCampaign,
  searchKeywordSchema,
  searchPlacesSchema,
} from '@wildpath/contract'
import { z } from 'zod'

import { keywordLists } from '../keyword-lists.ts'
import { type CampaignEditValues, listChangedParts, partsOf } from './campaign-edit-values.ts'
import { changeSchemaOf } from './change-schema.ts'

type Campaign = Pick<SearchCampaign, 'startDate' | 'currency'>

/** Applies the wizard's rules to changed values only, so that values set in Google Ads stay valid. */
export function editSchemaOf(opened: OpenedSearchCampaign, campaign: Campaign) {
  const { dailyBudget: budget, totalBudget, endDate } = opened
  const settings = changeSchemaOf({ ...campaign, budget, totalBudget, endDate }, true)
  return z.custom<CampaignEditValues>().superRefine((values, context) => {
    const changed = listChangedParts(values, opened)
    const issues = [
      ...issuesOf(settings, values),
      ...(changed.includes('ad') ? issuesOf(searchCampaignAdSchema, values) : []),
      ...(changed.includes('keywords') ? keywordIssues(values) : []),
      ...(changed.includes('negativeKeywords')
        ? issuesOf(z.object({ negativeKeywords: negativeKeywordsSchema }), values)
        : []),
      ...(changed.includes('places')
        ? issuesOf(z.object({ geoTarget: searchPlacesSchema }), values)
        : []),
      ...(changed.includes('schedule')
        ? issuesOf(z.object({ schedule: adScheduleSchema }), values)
        : []),
      ...(changed.includes('schedule') || values.endDate !== endDate
        ? scheduledDayIssues(values, campaign)
        : []),
    ]
    for (const issue of issues) context.addIssue({ code: 'custom', ...issue })
  })
}

type Issue = { path: PropertyKey[]; message: string }

function issuesOf(schema: z.ZodType, value: unknown, at: PropertyKey[] = []): Issue[] {
  const issues = schema.safeParse(value).error?.issues ?? []
  return issues.map(({ path, message }) => ({ path: [...at, ...path], message }))
}

function scheduledDayIssues(
  { schedule, endDate }: CampaignEditValues,
  { startDate }: Campaign,
): Issue[] {
  return hasScheduledDay({ schedule, startDate, endDate })
    ? []
    : [{ path: ['schedule'], message: noScheduledDay }]
}

function keywordIssues(values: CampaignEditValues): Issue[] {
  const { keywords } = partsOf(values)
  if (keywords.length === 0) {
    return [{ path: ['phraseKeywords'], message: 'Enter at least one keyword' }]
  }
  const { keywords: most } = searchAdLimits
  const tooMany =
    keywords.length > most
      ? [{ path: ['phraseKeywords'], message: `A campaign can have up to ${most} keywords` }]
      : []
  const rows = keywordLists.flatMap(([, list]) =>
    values[list].flatMap((row, index) => issuesOf(searchKeywordSchema, row, [list, index])),
  )
  return [...tooMany, ...rows]
}
