import {
  endsInTime,
  endsTooEarly,
  firstAgeRanges,
  interestsOf,
  placesOf,
  socialAdFieldsSchema,
  adBudgetLimits,
} from '@wildpath/contract'
import { z } from 'zod'

import type { Wizard } from '../../wizard/wizard.ts'

/** Interests and places are typed into one field each. */
const { audienceInterests, audienceLocations } = socialAdFieldsSchema.shape
const fieldsSchema = socialAdFieldsSchema.extend({
  audienceInterests: z.string().transform(interestsOf).pipe(audienceInterests.removeDefault()),
  audienceLocations: z.string().transform(placesOf).pipe(audienceLocations),
})
export const socialAdValuesSchema = fieldsSchema.refine(endsInTime, endsTooEarly)

/** What the wizard holds while an ad is described. */
export type SocialAdValues = z.input<typeof socialAdValuesSchema>

export const socialAdWizard = {
  steps: [
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
  ],
  schema: socialAdValuesSchema,
  shape: fieldsSchema.shape,
} as const satisfies Wizard<string>
export type SocialAdStep = (typeof socialAdWizard.steps)[number]['value']

/** The defaults of spec 3, section 9; where it is shown is asked beside them. */
export function blankSocialAd({
  id,
  today,
  adAccountId,
}: {
  id: string
  today: string
  adAccountId: string
}): SocialAdValues {
  return {
    id,
    adAccountId,
    name: '',
    objective: 'CONVERSIONS',
    destinationUrl: '',
    audienceAge: [...firstAgeRanges],
    audienceGender: 'ALL',
    audienceInterests: '',
    audienceLocations: 'United States',
    dailyBudget: adBudgetLimits.first,
    startDate: today,
    endDate: null,
    headline: '',
    primaryText: '',
    description: '',
    callToAction: 'LEARN_MORE',
    imageUrl: null,
  }
}
