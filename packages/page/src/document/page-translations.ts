import { z } from 'zod'

import { languageTagPattern } from '../language/page-language.ts'

export const translationLimits = {
  /** Additional languages per page. */
  languages: 3,
  /** Texts per language; `pageLimits.fields` allows no more. */
  texts: 1000,
  /** Characters per text or translation. */
  characters: 20_000,
} as const

const text = z.string().max(translationLimits.characters)

const pageTranslationSchema = z.object({
  /** True if visitors can choose this language once the page is published. */
  isShown: z.boolean().default(false),
  /** Translations by the exact source text. */
  texts: z.record(text, text).default({}),
})

/** A page's translations by BCP 47 tag. */
export const pageTranslationsSchema = z
  .record(z.string().regex(languageTagPattern), pageTranslationSchema)
  .refine(
    (languages) => Object.keys(languages).length <= translationLimits.languages,
    `at most ${translationLimits.languages} languages`,
  )
export type PageTranslations = z.infer<typeof pageTranslationsSchema>
