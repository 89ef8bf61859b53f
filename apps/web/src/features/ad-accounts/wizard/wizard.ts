import { adMoneyScale } from '@wildpath/contract'
import { z } from 'zod'

/** The way through a form of several steps, as data. */
export type Wizard<Step extends string> = {
  /** In order, each with the fields that it asks for. */
  steps: readonly { value: Step; label: string; fields: readonly string[] }[]
  /** What all values have to be. */
  schema: z.ZodType
  /** The same, field by field. */
  shape: Readonly<Record<string, z.ZodType>>
}

/** Whether a step has what it needs to go on. */
export function isStepReady<Step extends string>(
  { steps, schema }: Wizard<Step>,
  step: Step,
  values: unknown,
): boolean {
  const read = schema.safeParse(values)
  const fields: readonly PropertyKey[] = steps.find(({ value }) => value === step)?.fields ?? []
  return (
    read.success || !read.error.issues.some(({ path: [field] }) => fields.includes(field ?? ''))
  )
}

/** Returns the requested step if all steps before it are ready, else the first incomplete step, else the first step. */
export function shownStep<Step extends string>(
  wizard: Wizard<Step>,
  asked: string | null,
  values: unknown,
): Step | undefined {
  const steps = wizard.steps.map(({ value }) => value)
  const incomplete = steps.find((step) => !isStepReady(wizard, step, values))
  const wanted = steps.find((step) => step === asked)
  if (wanted === undefined) return incomplete ?? steps[0]
  const isReached = incomplete === undefined || steps.indexOf(wanted) <= steps.indexOf(incomplete)
  return isReached ? wanted : incomplete
}

/** A step, and the address for which it was chosen. */
export type ShownStep<Step extends string> = { asked: string | null; step: Step | undefined }

/** Another address shows another step; what is typed meanwhile never does. */
export function stepAt<Step extends string>(
  wizard: Wizard<Step>,
  {
    shown,
    asked,
    values,
  }: {
    /** Null at first. */
    shown: ShownStep<Step> | null
    asked: string | null
    values: unknown
  },
): ShownStep<Step> {
  if (shown?.asked === asked) return shown
  return { asked, step: shownStep(wizard, asked, values) }
}

/** A kept draft, as far as it still fits the form. */
export function restoredValues<Values extends object>(
  { shape }: Pick<Wizard<string>, 'shape'>,
  blank: Values,
  kept: unknown,
  /** Fields that are never taken from a draft. */
  fixed: readonly string[] = [],
): Values {
  const stored = z.record(z.string(), z.unknown()).catch({}).parse(kept)
  const fitting = Object.entries(shape).flatMap(([name, field]) =>
    !fixed.includes(name) && name in stored && field.safeParse(stored[name]).success
      ? [[name, stored[name]] as const]
      : [],
  )
  return { ...blank, ...Object.fromEntries(fitting) }
}

/** The fields of a kept draft whose amounts cannot be taken: its currency is worth something else by far. */
export function amountsOfOtherScale(kept: unknown, currency: string): string[] {
  const of = z.object({ currency: z.string() }).catch({ currency: '' }).parse(kept)
  return adMoneyScale(of.currency) === adMoneyScale(currency) ? [] : ['dailyBudget']
}

/** Whether something that was typed before is there again; ids are nobody's typing. */
export function hasOtherValues<Values extends { id: string }>({
  fresh,
  restored,
}: {
  fresh: Values
  restored: Values
}): boolean {
  return JSON.stringify({ ...fresh, id: '' }) !== JSON.stringify({ ...restored, id: '' })
}

/** The same wizard for somebody who cannot begin before this day (`2031-05-01`). */
export function startingFrom<Schema extends z.ZodType, Shape extends { startDate: z.ZodType }, W>(
  wizard: W & { schema: Schema; shape: Shape },
  today: string,
): W & { schema: Schema; shape: Shape } {
  const isLater = (day: unknown) => typeof day !== 'string' || day >= today
  const isInTime = (values: unknown) => isLater((values as { startDate?: unknown }).startDate)
  return {
    ...wizard,
    schema: wizard.schema.refine(isInTime, { path: ['startDate'], message: startedAlready }),
    shape: { ...wizard.shape, startDate: wizard.shape.startDate.refine(isLater, startedAlready) },
  }
}

const startedAlready = 'Choose today or a later date'
