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
type FormDraft = z.infer<typeof draftSchema>

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
      const draft = draftSchema.safeParse(readJson(storage, key))
      if (!draft.success || isBlank(draft.data)) return null
      const { industry, brand_tone, ...texts } = draft.data
      return { ...texts, ...(industry && { industry }), ...(brand_tone && { brand_tone }) }
    },
    save(values: object): void {
      const draft = draftSchema.parse(values)
      attempt(() =>
        isBlank(draft) ? storage().removeItem(key) : storage().setItem(key, JSON.stringify(draft)),
      )
    },
    clear(): void {
      attempt(() => storage().removeItem(key))
    },
  }
}

function isBlank(draft: FormDraft): boolean {
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
