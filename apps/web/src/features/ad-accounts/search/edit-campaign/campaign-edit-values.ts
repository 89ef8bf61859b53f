import {
  type AdSchedule,
  alwaysSchedule,
  type KeywordMatch,
  type OpenedSearchCampaign,
  type SearchCampaignChange,
  type SearchCampaignPart,
  searchCampaignParts,
  type SearchCampaignSettings,
} from '@wildpath/contract'

import { type KeywordLists, keywordLists } from '../keyword-lists.ts'
import { filledRows, type SearchCampaignValues } from '../new-campaign/search-campaign-values.ts'

/** Form values of the editor; rows may be blank. */
export type CampaignEditValues = KeywordLists &
  CampaignSettingsValues &
  Pick<SearchCampaignValues, 'id' | 'geoTarget' | 'headline' | 'description' | 'finalUrl'> & {
    moreHeadlines: string[]
    moreDescriptions: string[]
    negativeKeywords: string[]
    schedule: AdSchedule
  }

/** `dailyBudget` is the average of a total budget; `totalBudget` is null for a daily one. */
export type CampaignSettingsValues = {
  name: string
  dailyBudget: number
  totalBudget: number | null
  endDate: string | null
}

/** Settings for a request, with the budget of the campaign's kind only. */
export function toSettings(values: CampaignSettingsValues): SearchCampaignSettings {
  const { name, dailyBudget, totalBudget, endDate } = values
  return { name, endDate, ...(totalBudget === null ? { dailyBudget } : { totalBudget }) }
}

/** Default form values for a campaign; `id` is the ID that tracks its final URL. */
export function toEditValues(opened: OpenedSearchCampaign, id: string): CampaignEditValues {
  const { name, dailyBudget, totalBudget, endDate, ad, negativeKeywords, places } = opened
  const [headline = '', ...moreHeadlines] = ad?.headlines ?? []
  const [description = '', ...moreDescriptions] = ad?.descriptions ?? []
  const listKeywords = (match: KeywordMatch) =>
    (opened.keywords ?? []).filter((one) => one.match === match).map(({ text }) => text)
  return {
    id: readCountedId(ad?.finalUrl ?? '') ?? id,
    name,
    dailyBudget,
    totalBudget,
    endDate,
    headline,
    description,
    moreHeadlines,
    moreDescriptions,
    finalUrl: ad?.finalUrl ?? '',
    geoTarget: places ?? [],
    phraseKeywords: listKeywords('PHRASE'),
    exactKeywords: listKeywords('EXACT'),
    broadKeywords: listKeywords('BROAD'),
    negativeKeywords,
    schedule: opened.schedule ?? alwaysSchedule,
  }
}

/** Reads the ID from the final URL, so that an edited ad keeps its statistics. */
function readCountedId(address: string): string | undefined {
  return URL.parse(address)
    ?.searchParams.get('utm_content')
    ?.match(/^google-(.+)$/)?.[1]
}

/** Builds the request: the settings, plus only the parts that differ from the opened campaign. */
export function toChange(
  values: CampaignEditValues,
  opened: OpenedSearchCampaign,
): SearchCampaignChange {
  const parts = partsOf(values)
  const changed = listChangedParts(values, opened).map((part) => [part, parts[part]] as const)
  return { ...toSettings(values), revision: opened.revision, ...Object.fromEntries(changed) }
}

export function hasChanged(values: CampaignEditValues, opened: OpenedSearchCampaign): boolean {
  const hasOtherSettings =
    values.name.trim() !== opened.name ||
    values.dailyBudget !== opened.dailyBudget ||
    values.totalBudget !== opened.totalBudget ||
    values.endDate !== opened.endDate
  return hasOtherSettings || listChangedParts(values, opened).length > 0
}

export function listChangedParts(
  values: CampaignEditValues,
  opened: OpenedSearchCampaign,
): SearchCampaignPart[] {
  const [now, before] = [partsOf(values), partsOf(toEditValues(opened, values.id))]
  return searchCampaignParts.filter(
    (part) => JSON.stringify(now[part]) !== JSON.stringify(before[part]),
  )
}

export function partsOf(values: CampaignEditValues) {
  return {
    ad: {
      headline: values.headline.trim(),
      description: values.description.trim(),
      moreHeadlines: filledRows(values.moreHeadlines),
      moreDescriptions: filledRows(values.moreDescriptions),
      finalUrl: values.finalUrl.trim(),
    },
    keywords: keywordLists.flatMap(([match, list]) =>
      filledRows(values[list]).map((text) => ({ text, match })),
    ),
    negativeKeywords: filledRows(values.negativeKeywords),
    places: values.geoTarget,
    schedule: values.schedule,
  } satisfies Record<SearchCampaignPart, unknown>
}
