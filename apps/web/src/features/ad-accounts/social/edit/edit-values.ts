import {
  type AdSchedule,
  alwaysSchedule,
  dailyBudgetSchemaOf,
  daySchema,
  facebookScheduleSchema,
  hasScheduledDay,
  isLaterEnd,
  needsScheduledDay,
  type SocialAd,
  type SocialAdChange,
  socialAdTextsSchema,
  buildTotalBudgetSchema,
} from '@wildpath/contract'
import { z } from 'zod'

/** Form values of the dialog; an empty call to action stands for one that only Facebook supports. */
export type SocialAdEditValues = {
  dailyBudget: number
  totalBudget: number | null
  endDate: string | null
  /** All hours if only Ads Manager can edit the schedule. */
  schedule: AdSchedule
  headline: string
  primaryText: string
  description: string
  callToAction: string
}
export type EditedField = keyof SocialAdEditValues

export function readEditValues(ad: SocialAd): SocialAdEditValues {
  const { dailyBudget, totalBudget, endDate, headline, primaryText, description } = ad
  const callToAction = ad.callToAction ?? ''
  const schedule = ad.schedule ?? alwaysSchedule
  const texts = { headline, primaryText, description, callToAction }
  return { dailyBudget, totalBudget, endDate, schedule, ...texts }
}

/** Schema for changes to an ad; `maySpend` is false after a plan has ended. */
export function buildAdChangeSchema(ad: SocialAd, maySpend: boolean) {
  const held = readEditValues(ad)
  const { currency, startDate, totalBudget } = ad
  const texts = socialAdTextsSchema.shape
  return z
    .object({
      dailyBudget: orHeld(held.dailyBudget, dailyBudgetSchemaOf(currency), budgetRequired),
      totalBudget: orHeld(held.totalBudget, buildTotalBudgetSchema(currency), totalRequired),
      endDate: daySchema().nullable(),
      schedule: facebookScheduleSchema,
      headline: orHeld(held.headline, texts.headline),
      primaryText: orHeld(held.primaryText, texts.primaryText),
      description: orHeld(held.description, texts.description),
      callToAction: orHeld(held.callToAction, texts.callToAction),
    })
    .refine(({ endDate }) => totalBudget === null || endDate !== null, {
      path: ['endDate'],
      message: 'A total budget needs an end date',
    })
    .refine(({ endDate }) => startDate === null || endDate === null || endDate >= startDate, {
      path: ['endDate'],
      message: 'The end date is before the start date',
    })
    .refine(
      (values) => hasScheduledDay({ ...values, startDate }) || keepsDays(values, held),
      needsScheduledDay,
    )
    .refine(({ dailyBudget }) => maySpend || dailyBudget <= held.dailyBudget, {
      path: ['dailyBudget'],
      message: onlyLower,
    })
    .refine((values) => maySpend || (values.totalBudget ?? 0) <= (totalBudget ?? 0), {
      path: ['totalBudget'],
      message: onlyLower,
    })
    .refine(({ endDate }) => maySpend || !isLaterEnd(endDate, held.endDate), {
      path: ['endDate'],
      message: 'Without a plan, you can only choose an earlier end date',
    })
}

type Days = Pick<SocialAdEditValues, 'schedule' | 'endDate'>

function keepsDays(values: Days, held: Days): boolean {
  return values.endDate === held.endDate && isEqual(values.schedule, held.schedule)
}

/** Compares plain data whose fields are in the same order. */
function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Accepts an unchanged value that was set in Ads Manager and breaks the form's rules. */
function orHeld<Value extends string | number | null, Schema extends z.ZodType>(
  held: Value,
  schema: Schema,
  missing?: string,
) {
  return z.union([z.literal(held), schema], missing)
}

const budgetRequired = 'Daily budget is required'
const totalRequired = 'Total budget is required'
const onlyLower = 'Without a plan, you can only lower the budget'

/** Keeps only the fields that the user edited, so that changes made elsewhere are not overwritten. */
export function pickChangedFields(
  opened: SocialAdEditValues,
  values: SocialAdEditValues,
): Omit<SocialAdChange, 'revision'> {
  const changed = Object.entries(values).filter(
    ([field, value]) => !isEqual(value, opened[field as EditedField]),
  )
  return Object.fromEntries(changed)
}

const fieldLabels = {
  dailyBudget: 'daily budget',
  totalBudget: 'total budget',
  endDate: 'end date',
  schedule: 'days and hours',
  headline: 'headline',
  primaryText: 'primary text',
  description: 'description',
  callToAction: 'call to action',
} as const satisfies Record<EditedField, string>

/** Names the fields changed elsewhere since the ad was opened: 'headline and end date'; null if none. */
export function nameChangedFields(
  opened: SocialAdEditValues,
  current: SocialAdEditValues,
): string | null {
  const fields = Object.keys(pickChangedFields(opened, current)) as EditedField[]
  if (fields.length === 0) return null
  const shown = fields.filter((field) => field !== 'dailyBudget' || current.totalBudget === null)
  return new Intl.ListFormat('en-US').format(shown.map((field) => fieldLabels[field]))
}
