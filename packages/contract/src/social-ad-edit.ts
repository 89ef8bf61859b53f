import { z } from 'zod'

import { daySchema } from './ad-form-fields.ts'
import { dailyBudgetSchema, totalBudgetSchema } from './ad-money.ts'
import { facebookScheduleSchema } from './ad-schedule.ts'
import { socialAdFieldsSchema } from './social-ads.ts'

const { headline, primaryText, description, callToAction } = socialAdFieldsSchema.shape

/** The texts of an ad, as its form takes them. Changed texts are reviewed by the platform again. */
export const socialAdTextsSchema = z.object({
  headline,
  primaryText,
  // Without its default, which would turn a text that is left out into an empty one.
  description: description.unwrap(),
  callToAction,
})
export type SocialAdTexts = z.infer<typeof socialAdTextsSchema>
export const socialAdTextFields = [
  'headline',
  'primaryText',
  'description',
  'callToAction',
] as const

/** Body of PUT …/ads/:adId: the fields that are changed. */
export const socialAdChangeSchema = socialAdTextsSchema.partial().extend({
  /** That of the ad as it was read: the server refuses the change if the ad has another one by now. */
  revision: z.string().regex(/^[\w-]{1,100}$/),
  dailyBudget: dailyBudgetSchema.optional(),
  totalBudget: totalBudgetSchema.optional(),
  endDate: daySchema().nullable().optional(),
  schedule: facebookScheduleSchema.optional(),
})
export type SocialAdChange = z.infer<typeof socialAdChangeSchema>
