import {
  type OpenedSearchCampaign,
  type SearchCampaignPart,
  searchCampaignPartNames,
} from '@wildpath/contract'

import { keywordListOf } from '../keyword-lists.ts'
import { type CampaignEditValues, listChangedParts, toEditValues } from './campaign-edit-values.ts'

type Rebased = {
  values: CampaignEditValues
  /** Parts changed both here and elsewhere; saving overwrites the other change. */
  bothChanged: string[]
}

const settingNames = {
  name: 'Campaign name',
  dailyBudget: 'Daily budget',
  totalBudget: 'Total budget',
  endDate: 'End date',
} as const
const settings = ['name', 'dailyBudget', 'totalBudget', 'endDate'] as const

/** Reapplies the user's changes to the campaign's current values. */
export function rebaseEdit(
  values: CampaignEditValues,
  { opened, fresh }: { opened: OpenedSearchCampaign; fresh: OpenedSearchCampaign },
): Rebased {
  const current = toEditValues(fresh, values.id)
  const mine = listChangedParts(values, opened)
  const theirs = listChangedParts(current, opened)
  const mySettings = settings.filter((setting) => values[setting] !== opened[setting])
  const theirSettings = settings.filter((setting) => fresh[setting] !== opened[setting])
  return {
    values: {
      ...current,
      ...pick(values, mySettings),
      ...pick(
        values,
        mine.flatMap((part) => fieldsOf[part]),
      ),
    },
    bothChanged: [
      ...mySettings
        .filter((setting) => theirSettings.includes(setting))
        .map((setting) => settingNames[setting]),
      ...mine.filter((part) => theirs.includes(part)).map((part) => searchCampaignPartNames[part]),
    ],
  }
}

const fieldsOf: Record<SearchCampaignPart, (keyof CampaignEditValues)[]> = {
  ad: ['headline', 'description', 'moreHeadlines', 'moreDescriptions', 'finalUrl'],
  keywords: Object.values(keywordListOf),
  negativeKeywords: ['negativeKeywords'],
  places: ['geoTarget'],
  schedule: ['schedule'],
}

function pick<Key extends keyof CampaignEditValues>(
  values: CampaignEditValues,
  keys: readonly Key[],
): Pick<CampaignEditValues, Key> {
  return Object.fromEntries(keys.map((key) => [key, values[key]])) as Pick<CampaignEditValues, Key>
}
