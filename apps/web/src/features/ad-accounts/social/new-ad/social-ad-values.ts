import {
  adBudgetLimitsOf,
  alwaysSchedule,
  dailyBudgetSchemaOf,
  endsInTime,
  endsTooEarly,
  endsTotalBudget,
  firstAgeRanges,
  hasScheduledDay,
  needsScheduledDay,
  isScheduleAllowed,
  scheduleNeedsTotalBudget,
  type AdPlace,
  audiencePlacesSchema,
  socialAdFieldsSchema,
  totalBudgetNeedsEnd,
  buildTotalBudgetSchema,
} from '@wildpath/contract'
import type { z } from 'zod'

import type { AdAccount } from '../../ad-platform.ts'
import { coverDays } from '../../wizard/budget-kind.ts'
import type { Wizard } from '../../wizard/wizard.ts'

const fieldsSchemaOf = (currency: string) =>
  socialAdFieldsSchema.extend({
    audienceLocations: audiencePlacesSchema,
    dailyBudget: dailyBudgetSchemaOf(currency),
    totalBudget: buildTotalBudgetSchema(currency).nullable().default(null),
  })

/** What the wizard holds while an ad is described. */
export type SocialAdValues = z.input<ReturnType<typeof fieldsSchemaOf>>

/** The fields that the preview draws. */
export type PreviewedSocialAd = Partial<
  Pick<
    SocialAdValues,
    'headline' | 'primaryText' | 'imageUrl' | 'destinationUrl' | 'callToAction' | 'description'
  >
>

const steps = [
  { value: 'details', label: 'Details', fields: ['name', 'objective', 'destinationUrl'] },
  {
    value: 'audience',
    label: 'Audience',
    fields: ['audienceAge', 'audienceGender', 'audienceInterests', 'audienceLocations'],
  },
  {
    value: 'budget',
    label: 'Budget',
    fields: ['dailyBudget', 'totalBudget', 'startDate', 'endDate', 'schedule'],
  },
  {
    value: 'creative',
    label: 'Creative',
    fields: ['headline', 'primaryText', 'description', 'callToAction', 'imageUrl', 'startsPaused'],
  },
] as const satisfies Wizard<string>['steps']
export type SocialAdStep = (typeof steps)[number]['value']

/** For an account that is paid in this currency. */
export function socialAdWizardIn(currency: string) {
  const fields = fieldsSchemaOf(currency)
  const days = coverDays(currency)
  return {
    steps,
    schema: fields
      .refine(endsInTime, endsTooEarly)
      .refine(endsTotalBudget, totalBudgetNeedsEnd)
      .refine(isScheduleAllowed, { path: ['schedule'], message: scheduleNeedsTotalBudget })
      .refine(hasScheduledDay, needsScheduledDay)
      .refine(days.check, days.error),
    shape: fields.shape,
  } satisfies Wizard<string>
}

/** The defaults of spec 3, section 9; where it is shown is asked beside them. */
export function blankSocialAd({
  id,
  today,
  account,
  places,
}: {
  id: string
  today: string
  account: Pick<AdAccount, 'id' | 'currency'>
  places: AdPlace[]
}): SocialAdValues {
  return {
    id,
    adAccountId: account.id,
    name: '',
    objective: 'CONVERSIONS',
    destinationUrl: '',
    audienceAge: [...firstAgeRanges],
    audienceGender: 'ALL',
    audienceInterests: [],
    audienceLocations: places,
    dailyBudget: adBudgetLimitsOf(account.currency).first,
    totalBudget: null,
    startDate: today,
    endDate: null,
    schedule: alwaysSchedule,
    headline: '',
    primaryText: '',
    description: '',
    callToAction: 'LEARN_MORE',
    imageUrl: null,
    startsPaused: false,
  }
}
