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

/** The step that was asked for, as far as those before it are ready; without one, the first that is not, or the last. */
export function shownStep<Step extends string>(
  wizard: Wizard<Step>,
  asked: string | null,
  values: unknown,
): Step | undefined {
  const steps = wizard.steps.map(({ value }) => value)
  const open = steps.find((step) => !isStepReady(wizard, step, values)) ?? steps.at(-1)
  const wanted = steps.find((step) => step === asked)
  if (wanted === undefined || open === undefined) return open
  return steps.indexOf(wanted) <= steps.indexOf(open) ? wanted : open
}

/** A kept draft, as far as it still fits the form. */
export function restoredValues<Values extends object>(
  { shape }: Pick<Wizard<string>, 'shape'>,
  blank: Values,
  kept: unknown,
): Values {
  const stored = z.record(z.string(), z.unknown()).catch({}).parse(kept)
  const fitting = Object.entries(shape).flatMap(([name, field]) =>
    name in stored && field.safeParse(stored[name]).success ? [[name, stored[name]] as const] : [],
  )
  return { ...blank, ...Object.fromEntries(fitting) }
}
