import { businessFactsSchema, type Funnel } from '@wildpath/contract'
import { z } from 'zod'

import type { FormPlace } from '../editing/form-places.ts'
import { isSame } from './facts-saver.ts'

const text = z.string()
const inputSchema = z.union([
  text,
  z.object({ amount: text, currency: text, unit: text, is_from: z.boolean() }),
  z.array(z.object({ days: z.array(text), opens: text, closes: text })),
])

/** What was changed or typed and is not saved, as it is kept in the tab. */
const factsDraftSchema = z.object({
  known: businessFactsSchema,
  /** What it was changed from: whether somebody else changed the same since is seen by it. */
  saved: businessFactsSchema,
  forms: z.partialRecord(
    z.custom<FormPlace>((place) => typeof place === 'string' && /^(?:fact|new|ask):/.test(place)),
    z.record(text, inputSchema),
  ),
})
export type FactsDraft = z.infer<typeof factsDraftSchema>

export function readFactsDraft(values: unknown): FactsDraft | null {
  return factsDraftSchema.safeParse(values).data ?? null
}

/** What is edited: what was kept in the tab and not saved over its revision; else what the server has. */
export function startFrom(
  { business_facts: saved, revision }: Pick<Funnel, 'business_facts' | 'revision'>,
  kept: { revision: number; values: FactsDraft } | null,
) {
  if (kept === null) return { known: saved, saved, revision, forms: {} }
  const { known, saved: base, forms } = kept.values
  // Nothing but forms was left open, or the save arrived and its answer did not.
  if (isSame(known, base) || isSame(known, saved)) return { known: saved, saved, revision, forms }
  return { known, saved: base, revision: kept.revision, forms }
}
