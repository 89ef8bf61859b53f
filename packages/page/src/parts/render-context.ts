import type { Measuring } from './measuring.ts'

/** What surrounds a page: who looks at it and what they have already sent. */
export type RenderContext = {
  /**
   * All modes but 'public' disable links and forms. 'preview' and 'edit' show sample content, marked as such;
   * 'visitor-preview' omits it, as 'public' does. 'edit' adds each text field's path within
   * its section as `data-path`.
   */
  mode: 'public' | 'visitor-preview' | 'preview' | 'edit'
  form: FormState
  /** The 'Made with' badge, or null where the owner's plan leaves it out. */
  badge: { product: string; url: string } | null
  /** Ad platforms that hear of a visitor who agrees; absent where none does. */
  measuring?: Measuring | undefined
  /** Links to the page in each language, its own first; absent if it has only one. */
  languages?: readonly PageLanguageLink[] | undefined
  /** Four-digit year of the copyright line. */
  year: number
  /** The current time in previews; absent on public pages, which may be stored for days. */
  now?: Date | undefined
}

/** `tag` is a BCP 47 tag. */
export type PageLanguageLink = { tag: string; href: string }

/** Returns true if the owner sees content that visitors do not see, such as samples. */
export function showsSamples(mode: RenderContext['mode']): boolean {
  return mode === 'preview' || mode === 'edit'
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
