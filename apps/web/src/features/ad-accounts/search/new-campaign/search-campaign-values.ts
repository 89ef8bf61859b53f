import {
  adBudgetLimitsOf,
  alwaysSchedule,
  dailyBudgetSchemaOf,
  endsInTime,
  endsTooEarly,
  type AdPlace,
  searchCampaignFieldsSchema,
  searchPlacesSchema,
} from '@wildpath/contract'
import type { z } from 'zod'

import type { AdAccount } from '../../ad-platform.ts'
import type { Wizard } from '../../wizard/wizard.ts'

const fieldsSchemaOf = (currency: string) =>
  searchCampaignFieldsSchema.extend({
    geoTarget: searchPlacesSchema,
    dailyBudget: dailyBudgetSchemaOf(currency),
  })

/** What the wizard holds while a campaign is described; rows may be blank. */
export type SearchCampaignValues = z.input<ReturnType<typeof fieldsSchemaOf>>

/** The fields that the preview draws. */
export type PreviewedCampaign = Partial<
  Pick<
    SearchCampaignValues,
    'headline' | 'description' | 'moreHeadlines' | 'moreDescriptions' | 'finalUrl'
  >
>

const steps = [
  {
    value: 'details',
    label: 'Details',
    fields: ['name', 'headline', 'description', 'moreHeadlines', 'moreDescriptions', 'finalUrl'],
  },
  {
    value: 'targeting',
    label: 'Targeting',
    fields: ['geoTarget', 'keywords', 'keywordMatch', 'negativeKeywords'],
  },
  { value: 'budget', label: 'Budget', fields: ['dailyBudget', 'startDate', 'endDate', 'schedule'] },
  { value: 'review', label: 'Review', fields: ['startsPaused'] },
] as const satisfies Wizard<string>['steps']
export type SearchCampaignStep = (typeof steps)[number]['value']

/** For an account that is paid in this currency. */
export function searchCampaignWizardIn(currency: string) {
  const fields = fieldsSchemaOf(currency)
  return {
    steps,
    schema: fields.refine(endsInTime, endsTooEarly),
    shape: fields.shape,
  } satisfies Wizard<string>
}

/** The defaults of spec 3, section 9. */
export function blankSearchCampaign({
  id,
  today,
  account,
  places,
}: {
  id: string
  today: string
  account: Pick<AdAccount, 'id' | 'currency'>
  places: AdPlace[]
}): SearchCampaignValues {
  return {
    id,
    customerId: account.id,
    name: '',
    headline: '',
    description: '',
    moreHeadlines: [],
    moreDescriptions: [],
    finalUrl: '',
    geoTarget: places,
    keywords: [''],
    keywordMatch: 'PHRASE',
    negativeKeywords: [],
    dailyBudget: adBudgetLimitsOf(account.currency).first,
    startDate: today,
    endDate: null,
    schedule: alwaysSchedule,
    startsPaused: false,
  }
}

/** The rows that are not blank. */
export function filledRows(rows: readonly string[]): string[] {
  return rows.map((row) => row.trim()).filter((row) => row !== '')
}
