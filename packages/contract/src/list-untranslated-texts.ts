import {
  isUntranslated,
  listShownLanguages,
  listTranslatableTexts,
} from '@wildpath/page/translations'

import type { Funnel } from './funnel.ts'
import { asVisitorsSee, findPage, thankYouPageOf } from './landing-page.ts'

export type UntranslatedTexts = {
  /** BCP 47 tag of a language that visitors can choose. */
  language: string
  texts: string[]
}

type Draft = Pick<
  Funnel,
  'business_info' | 'generated_content' | 'custom_branding' | 'business_facts' | 'pageBuilderData'
>

/** Lists the untranslated texts of the draft's pages for each language that visitors can choose. */
export function listUntranslatedTexts(funnel: Draft): UntranslatedTexts[] {
  const page = findPage(funnel.pageBuilderData)
  if (page === null) return []
  const landing = asVisitorsSee(page, funnel)
  const thankYou = thankYouPageOf(funnel, landing)
  return listShownLanguages(page).flatMap((language) => {
    const texts = listTranslatableTexts([landing, thankYou], language).filter(isUntranslated)
    return texts.length === 0 ? [] : [{ language, texts: texts.map(({ text }) => text) }]
  })
}
