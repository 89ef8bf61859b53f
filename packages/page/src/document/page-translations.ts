import { z } from 'zod'

import { languageTagPattern } from '../language/page-language.ts'

export const translationLimits = {
  /** Further languages of a page. */
  languages: 3,
  /** Of one language; `pageLimits.fields` allows no more. */
  texts: 1000,
  /** Characters of a text and of its translation. */
  characters: 20_000,
} as const

const text = z.string().max(translationLimits.characters)

const pageTranslationSchema = z.object({
  /** Whether visitors get the page in this language once it is published. */
  isShown: z.boolean().default(false),
  /** Translations by the exact source text. */
  texts: z.record(text, text).default({}),
})

/** A page's further languages by BCP 47 tag. */
export const pageTranslationsSchema = z
  .record(z.string().regex(languageTagPattern), pageTranslationSchema)
  .refine(
    (languages) => Object.keys(languages).length <= translationLimits.languages,
    `at most ${translationLimits.languages} languages`,
  )
export type PageTranslations = z.infer<typeof pageTranslationsSchema>
