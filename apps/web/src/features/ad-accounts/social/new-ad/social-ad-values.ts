import {
  endsInTime,
  endsTooEarly,
  firstAgeRanges,
  interestsOf,
  placesOf,
  type SocialAdForm,
  socialAdFieldsSchema,
  socialAdLimits,
} from '@wildpath/contract'
import { z } from 'zod'

/** Interests and places are typed into one field each. */
const { audienceInterests, audienceLocations } = socialAdFieldsSchema.shape
const fieldsSchema = socialAdFieldsSchema.extend({
  audienceInterests: z.string().transform(interestsOf).pipe(audienceInterests.removeDefault()),
  audienceLocations: z.string().transform(placesOf).pipe(audienceLocations),
})
export const socialAdValuesSchema = fieldsSchema.refine(endsInTime, endsTooEarly)

/** What the wizard holds while an ad is described. */
export type SocialAdValues = z.input<typeof socialAdValuesSchema>

export const socialAdSteps = [
  { value: 'details', label: 'Details' },
  { value: 'audience', label: 'Audience' },
  { value: 'budget', label: 'Budget' },
  { value: 'creative', label: 'Creative' },
] as const
export type SocialAdStep = (typeof socialAdSteps)[number]['value']

const fieldsOfSteps: Record<SocialAdStep, readonly (keyof SocialAdForm)[]> = {
  details: ['name', 'objective', 'destinationUrl'],
  audience: ['audienceAge', 'audienceGender', 'audienceInterests', 'audienceLocations'],
  budget: ['dailyBudget', 'startDate', 'endDate'],
  creative: ['headline', 'primaryText', 'description', 'callToAction', 'imageUrl'],
}

/** The defaults of spec 3, section 9; the country is that of search ads. */
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
    dailyBudget: socialAdLimits.firstDailyBudget,
    startDate: today,
    endDate: null,
    headline: '',
    primaryText: '',
    description: '',
    callToAction: 'LEARN_MORE',
    imageUrl: null,
  }
}

/** Whether a step has what it needs to go on. */
export function isStepReady(step: SocialAdStep, values: unknown): boolean {
  const read = socialAdValuesSchema.safeParse(values)
  const fields: readonly PropertyKey[] = fieldsOfSteps[step]
  return (
    read.success || !read.error.issues.some(({ path: [field] }) => fields.includes(field ?? ''))
  )
}

/** The step that was asked for, as far as those before it are ready; without one, the first that is not, or the last. */
export function shownStep(asked: string | null, values: unknown): SocialAdStep {
  const steps = socialAdSteps.map(({ value }) => value)
  const open = steps.find((step) => !isStepReady(step, values)) ?? 'creative'
  const wanted = steps.find((step) => step === asked)
  if (wanted === undefined) return open
  return steps.indexOf(wanted) <= steps.indexOf(open) ? wanted : open
}

/** A kept draft, as far as it still fits the form. */
export function restoredSocialAd(blank: SocialAdValues, kept: unknown): SocialAdValues {
  const stored = z.record(z.string(), z.unknown()).catch({}).parse(kept)
  const fitting = Object.entries(fieldsSchema.shape).flatMap(([name, field]) =>
    name in stored && field.safeParse(stored[name]).success ? [[name, stored[name]] as const] : [],
  )
  return { ...blank, ...Object.fromEntries(fitting) }
}
