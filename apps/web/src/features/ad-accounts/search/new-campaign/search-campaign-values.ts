import {
  adBudgetLimits,
  searchCampaignFieldsSchema,
  searchCampaignFormSchema,
} from '@wildpath/contract'
import type { z } from 'zod'

import type { Wizard } from '../../wizard/wizard.ts'

/** What the wizard holds while a campaign is described; rows may be blank. */
export type SearchCampaignValues = z.input<typeof searchCampaignFormSchema>

export const searchCampaignWizard = {
  steps: [
    {
      value: 'details',
      label: 'Details',
      fields: ['name', 'headline', 'description', 'moreHeadlines', 'moreDescriptions', 'finalUrl'],
    },
    { value: 'targeting', label: 'Targeting', fields: ['geoTarget', 'keywords'] },
    { value: 'budget', label: 'Budget', fields: ['dailyBudget', 'startDate', 'endDate'] },
    { value: 'review', label: 'Review', fields: [] },
  ],
  schema: searchCampaignFormSchema,
  shape: searchCampaignFieldsSchema.shape,
} as const satisfies Wizard<string>
export type SearchCampaignStep = (typeof searchCampaignWizard.steps)[number]['value']

/** The defaults of spec 3, section 9. */
export function blankSearchCampaign({
  id,
  today,
  customerId,
}: {
  id: string
  today: string
  customerId: string
}): SearchCampaignValues {
  return {
    id,
    customerId,
    name: '',
    headline: '',
    description: '',
    moreHeadlines: [],
    moreDescriptions: [],
    finalUrl: '',
    geoTarget: 'US',
    keywords: [''],
    dailyBudget: adBudgetLimits.first,
    startDate: today,
    endDate: null,
  }
}

/** The rows that are not blank. */
export function filledRows(rows: readonly string[]): string[] {
  return rows.map((row) => row.trim()).filter((row) => row !== '')
}
