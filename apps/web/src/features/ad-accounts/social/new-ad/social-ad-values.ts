import {
  adBudgetLimitsOf,
  dailyBudgetSchemaOf,
  endsInTime,
  endsTooEarly,
  firstAgeRanges,
  interestsOf,
  placesOf,
  socialAdFieldsSchema,
} from '@wildpath/contract'
import { z } from 'zod'

import type { AdAccount } from '../../ad-platform.ts'
import type { Wizard } from '../../wizard/wizard.ts'

/** Interests and places are typed into one field each. */
const { audienceInterests, audienceLocations } = socialAdFieldsSchema.shape
const fieldsSchemaOf = (currency: string) =>
  socialAdFieldsSchema.extend({
    audienceInterests: z.string().transform(interestsOf).pipe(audienceInterests.removeDefault()),
    audienceLocations: z.string().transform(placesOf).pipe(audienceLocations),
    dailyBudget: dailyBudgetSchemaOf(currency),
  })

/** What the wizard holds while an ad is described. */
export type SocialAdValues = z.input<ReturnType<typeof fieldsSchemaOf>>

const steps = [
  { value: 'details', label: 'Details', fields: ['name', 'objective', 'destinationUrl'] },
  {
    value: 'audience',
    label: 'Audience',
    fields: ['audienceAge', 'audienceGender', 'audienceInterests', 'audienceLocations'],
  },
  { value: 'budget', label: 'Budget', fields: ['dailyBudget', 'startDate', 'endDate'] },
  {
    value: 'creative',
    label: 'Creative',
    fields: ['headline', 'primaryText', 'description', 'callToAction', 'imageUrl'],
  },
] as const satisfies Wizard<string>['steps']
export type SocialAdStep = (typeof steps)[number]['value']

/** For an account that is paid in this currency. */
export function socialAdWizardIn(currency: string) {
  const fields = fieldsSchemaOf(currency)
  return {
    steps,
    schema: fields.refine(endsInTime, endsTooEarly),
    shape: fields.shape,
  } satisfies Wizard<string>
}

/** The defaults of spec 3, section 9; where it is shown is asked beside them. */
export function blankSocialAd({
  id,
  today,
  account,
}: {
  id: string
  today: string
  account: Pick<AdAccount, 'id' | 'currency'>
}): SocialAdValues {
  return {
    id,
    adAccountId: account.id,
    name: '',
    objective: 'CONVERSIONS',
    destinationUrl: '',
    audienceAge: [...firstAgeRanges],
    audienceGender: 'ALL',
    audienceInterests: '',
    audienceLocations: 'United States',
    dailyBudget: adBudgetLimitsOf(account.currency).first,
    startDate: today,
    endDate: null,
    headline: '',
    primaryText: '',
    description: '',
    callToAction: 'LEARN_MORE',
    imageUrl: null,
  }
}
