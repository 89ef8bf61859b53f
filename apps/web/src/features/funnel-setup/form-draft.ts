import { brandTones, industries } from '@wildpath/contract'
import { z } from 'zod'

import { blankBusinessForm, type BusinessFormValues } from './business-form-values.ts'
import { createJsonEntry, type DraftStorage } from '../../lib/json-entry.ts'

const text = z.string().catch('')

/** Whatever of an old or foreign entry still fits the form; the rest starts blank. */
const draftSchema = z.object({
  business_name: text,
  product_service: text,
  target_customer: text,
  main_offer: text,
  website_url: text,
  industry: z.enum(industries).optional().catch(undefined),
  brand_tone: z.enum(brandTones).optional().catch(undefined),
})

/** The unsent form of one person, kept in the given storage. */
export function createDraftStore(storage: () => DraftStorage, userId: string) {
  const entry = createJsonEntry(storage, `new-funnel-draft:${userId}`)

  return {
    /** The kept draft; null when there is none or nothing was typed. */
    load(): Partial<BusinessFormValues> | null {
      const draft = readFormDraft(entry.load())
      return draft === null || isBlank(draft) ? null : draft
    },
    save(values: object): void {
      const draft = readFormDraft(values) ?? {}
      if (isBlank(draft)) entry.clear()
      else entry.save(draft)
    },
    clear: entry.clear,
  }
}

/** Stored answers, as far as they still fit the form; null when they are none. */
export function readFormDraft(value: unknown): Partial<BusinessFormValues> | null {
  const draft = draftSchema.safeParse(value)
  if (!draft.success) return null
  const { industry, brand_tone, ...texts } = draft.data
  return { ...texts, ...(industry && { industry }), ...(brand_tone && { brand_tone }) }
}

function isBlank(draft: Partial<BusinessFormValues>): boolean {
  return Object.values({ ...blankBusinessForm, ...draft }).every((value) => !value?.trim())
}
