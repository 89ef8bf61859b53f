import { brandTones, industries } from '@wildpath/contract'
import { z } from 'zod'

import { blankBusinessForm, type BusinessFormValues } from './business-form-values.ts'

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

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The unsent form of one person, kept in the given storage. A browser without storage keeps nothing:
 * even reaching for it may throw, so it is reached for anew each time.
 */
export function createDraftStore(storage: () => DraftStorage, userId: string) {
  const key = `new-funnel-draft:${userId}`

  return {
    /** The kept draft; null when there is none or nothing was typed. */
    load(): Partial<BusinessFormValues> | null {
      const draft = readFormDraft(readJson(storage, key))
      return draft === null || isBlank(draft) ? null : draft
    },
    save(values: object): void {
      const draft = readFormDraft(values) ?? {}
      attempt(() =>
        isBlank(draft) ? storage().removeItem(key) : storage().setItem(key, JSON.stringify(draft)),
      )
    },
    clear(): void {
      attempt(() => storage().removeItem(key))
    },
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

function readJson(storage: () => DraftStorage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function attempt(write: () => void): void {
  try {
    write()
  } catch {
    // Storage is off or full: the form works, it just does not outlive a reload.
  }
}
