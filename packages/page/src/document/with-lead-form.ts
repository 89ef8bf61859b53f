import { type LeadField, leadFormModel } from '../sections/lead-form/lead-form-model.ts'
import { isUnknownSection, type PageDocument } from './page-document.ts'
import { wordsOf } from '../language/words-of.ts'

type FormWords = {
  /** What the visitor asks for. */
  offer: string
  fields: readonly LeadField[]
  buttonText: string
}

/**
 * The page itself when it has a form, else the page with the standard one at its end, before the
 * footer: every published page can be answered (product.md, 'Public page').
 */
export function withLeadForm(page: PageDocument, words: FormWords): PageDocument {
  const hasForm = page.sections.some(
    (section) => !isUnknownSection(section) && section.type === 'lead-form',
  )
  if (hasForm) return page
  const at = page.sections.findLastIndex((section) => section.type !== 'footer') + 1
  const form = leadFormModel.schema.parse({
    id: freeId(page),
    type: 'lead-form',
    content: {
      title: wordsOf(page.language).titles.getStarted,
      body: words.offer,
      fields: words.fields,
      buttonText: words.buttonText,
    },
  })
  return { ...page, sections: [...page.sections.slice(0, at), form, ...page.sections.slice(at)] }
}

function freeId(page: PageDocument): string {
  const taken = new Set(page.sections.map((section) => ('id' in section ? section.id : '')))
  let id = 'lead-form'
  for (let number = 2; taken.has(id); number += 1) id = `lead-form-${number}`
  return id
}
