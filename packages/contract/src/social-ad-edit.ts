import { z } from 'zod'

import { daySchema } from './ad-form-fields.ts'
import { dailyBudgetSchema, totalBudgetSchema } from './ad-money.ts'
import { facebookScheduleSchema } from './ad-schedule.ts'
import { socialAdFieldsSchema } from './social-ads.ts'

const { headline, primaryText, description, callToAction } = socialAdFieldsSchema.shape

/** Editable text of an ad, with the form's rules. Facebook reviews changed text again. */
export const socialAdTextsSchema = z.object({
  headline,
  primaryText,
  // Drops the default, which would clear a description that the request omits.
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

/** Body of PUT …/ads/:adId: the changed fields. */
export const socialAdChangeSchema = socialAdTextsSchema.partial().extend({
  /** Revision of the ad as read; the server rejects the change if it is outdated. */
  revision: z.string().regex(/^[\w-]{1,100}$/),
  dailyBudget: dailyBudgetSchema.optional(),
  totalBudget: totalBudgetSchema.optional(),
  endDate: daySchema().nullable().optional(),
  schedule: facebookScheduleSchema.optional(),
})
export type SocialAdChange = z.infer<typeof socialAdChangeSchema>
