import { isRecord } from '../document/json-value.ts'
import { isUnknownSection, type PageDocument } from '../document/page-document.ts'

type CorrectText = (text: string) => string

/** Corrects the title and every text of a page, except testimonials, which are quotes. */
export function correctPage(page: PageDocument, correct: CorrectText): PageDocument {
  const sections = page.sections.map((section) =>
    isUnknownSection(section) || section.type === 'testimonial'
      ? section
      : { ...section, content: correctTexts(section.content, correct) },
  ) as PageDocument['sections']
  return { ...page, title: correct(page.title), sections }
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
