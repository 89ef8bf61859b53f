import { isRecord } from '../document/json-value.ts'
import { isUnknownSection, type PageDocument } from '../document/page-document.ts'
import type { PageTranslations } from '../document/page-translations.ts'

/** `language` is the tag of a translation; absent for a text in the page's own language. */
type CorrectText = (text: string, language?: string) => string

/**
 * Corrects the title, every text of a page, and their translations, except testimonials, which are quotes.
 */
export function correctPage(page: PageDocument, correct: CorrectText): PageDocument {
  const sections = page.sections.map((section) =>
    isUnknownSection(section) || section.type === 'testimonial'
      ? section
      : { ...section, content: correctTexts(section.content, (text) => correct(text)) },
  ) as PageDocument['sections']
  const { translations } = page
  return {
    ...page,
    title: correct(page.title),
    sections,
    ...(translations !== undefined && { translations: correctTranslations(translations, correct) }),
  }
}

/** Keeps the old text as well, because a testimonial can still contain it. */
function correctTranslations(translations: PageTranslations, correct: CorrectText) {
  const corrected = Object.entries(translations).map(([tag, { texts, ...translation }]) => {
    const entries = Object.entries(texts).map(([text, words]) => [
      correct(text),
      correct(words, tag),
    ])
    return [tag, { ...translation, texts: { ...texts, ...Object.fromEntries(entries) } }]
  })
  return Object.fromEntries(corrected) as PageTranslations
}

/** Corrects every text in a value. IDs and addresses stay, because links and anchors depend on them. */
export function correctTexts<Value>(value: Value, correct: CorrectText): Value
export function correctTexts(value: unknown, correct: CorrectText): unknown {
  if (typeof value === 'string') return isAddress(value) ? value : correct(value)
  if (Array.isArray(value)) return value.map((entry: unknown) => correctTexts(entry, correct))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === 'id' || key === 'type' ? entry : correctTexts(entry, correct),
    ]),
  )
}

function isAddress(text: string): boolean {
  return /^(?:[a-z]+:|[/#])\S*$/i.test(text)
}
