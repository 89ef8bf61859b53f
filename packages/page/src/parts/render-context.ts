import type { Measuring } from './measuring.ts'

/** What surrounds a page: who looks at it and what they have already sent. */
export type RenderContext = {
  /**
   * In 'preview' nothing can be followed or sent, and sample content shows, marked as such. 'edit' adds a
   * `data-path` to every text that is one field: the path of that field in its section.
   */
  mode: 'public' | 'preview' | 'edit'
  form: FormState
  /** The 'Made with' badge, or null where the owner's plan leaves it out. */
  badge: { product: string; url: string } | null
  /** Ad platforms that hear of a visitor who agrees; absent where none does. */
  measuring?: Measuring | undefined
  /** Four-digit year of the copyright line. */
  year: number
}

export type FormState = {
  /** Where the form posts to. */
  action: string
  /** What was typed before, by field label. */
  values: Record<string, string>
  /** What is wrong with it, by field label. */
  errors: Record<string, string>
  /** Something to say above the form that belongs to no field. */
  notice: string | null
}

export const emptyForm: FormState = { action: '', values: {}, errors: {}, notice: null }
