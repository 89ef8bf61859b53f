import {
  adBudgetLimitsOf,
  alwaysSchedule,
  buildTotalBudgetSchema,
  dailyBudgetSchemaOf,
  endsInTime,
  endsTooEarly,
  endsTotalBudget,
  hasScheduledDay,
  needsScheduledDay,
  type AdPlace,
  searchCampaignFieldsSchema,
  searchPlacesSchema,
  totalBudgetNeedsEnd,
} from '@wildpath/contract'
import type { z } from 'zod'

import type { AdAccount } from '../../ad-platform.ts'
import { coverDays } from '../../wizard/budget-kind.ts'
import type { Wizard } from '../../wizard/wizard.ts'

const fieldsSchemaOf = (currency: string) =>
  searchCampaignFieldsSchema.extend({
    geoTarget: searchPlacesSchema,
    dailyBudget: dailyBudgetSchemaOf(currency),
    totalBudget: buildTotalBudgetSchema(currency).nullable().default(null),
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
  {
    value: 'budget',
    label: 'Budget',
    fields: ['dailyBudget', 'totalBudget', 'startDate', 'endDate', 'schedule'],
  },
  { value: 'review', label: 'Review', fields: ['startsPaused'] },
] as const satisfies Wizard<string>['steps']
export type SearchCampaignStep = (typeof steps)[number]['value']

/** For an account that is paid in this currency. */
export function searchCampaignWizardIn(currency: string) {
  const fields = fieldsSchemaOf(currency)
  const days = coverDays(currency)
  return {
    steps,
    schema: fields
      .refine(endsInTime, endsTooEarly)
      .refine(endsTotalBudget, totalBudgetNeedsEnd)
      .refine(hasScheduledDay, needsScheduledDay)
      .refine(days.check, days.error),
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
    totalBudget: null,
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
