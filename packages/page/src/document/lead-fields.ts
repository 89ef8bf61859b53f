import { emailTarget } from '../sections/cta/email-target.ts'
import { honeypotName } from '../sections/lead-form/honeypot.ts'
import type { LeadField } from '../sections/lead-form/lead-form-model.ts'
import {
  detailOf,
  type FieldDetail,
  type FormDetails,
  kindOfLabel,
  labelKey,
  labelLine,
} from './form-details.ts'
import { isUnknownSection, type PageDocument } from './page-document.ts'
import { wordsOf } from '../language/words-of.ts'

/**
 * Form fields for the owner's labels, in their order, and below them the box to tick. Blank labels and
 * repetitions (whatever their case) are dropped; with none left the form asks for Name and Email (spec 2, section 2). Text
 * and required unless the details say otherwise. Source: spec 2, section 5, 'Form field input type'.
 */
export function leadFields(
  labels: readonly string[],
  details?: FormDetails,
  language?: string,
): LeadField[] {
  const { name, email } = wordsOf(language).form
  const seen = new Set(['', honeypotName])
  const asked = labels.map(labelLine).filter((label) => {
    const key = labelKey(label)
    return !seen.has(key) && seen.add(key)
  })
  const fields = (asked.length === 0 ? [name, email] : asked).map((label) =>
    fieldOf(label, detailOf(details, label), language),
  )
  const consent = details?.consent
  if (consent === undefined || labelLine(consent.text) === '') return fields
  const { text, is_required } = consent
  return [...fields, { label: labelLine(text), kind: 'consent', isRequired: is_required }]
}

function fieldOf(
  label: string,
  detail: FieldDetail | undefined,
  language: string | undefined,
): LeadField {
  const kind = detail?.kind ?? kindOfLabel(label, language)
  const isRequired = detail?.is_required ?? true
  if (kind !== 'choice') return { label, kind, isRequired }
  const options = (detail?.options ?? []).map(labelLine).filter((option) => option !== '')
  // A choice of nothing could not be answered.
  if (options.length === 0) return { label, kind: kindOfLabel(label, language), isRequired }
  return { label, kind, isRequired, options: [...new Set(options)] }
}

/**
 * The fields of each form of the page: what a submission must answer. A call to action that asks for
 * an address is a form with that one field.
 */
export function leadFormsOf(page: PageDocument): LeadField[][] {
  const target = emailTarget(page)
  return page.sections.flatMap((section): LeadField[][] => {
    if (isUnknownSection(section)) return []
    if (section.type === 'lead-form') return [section.content.fields]
    const asksForAddress = section.type === 'cta' && section.content.placeholder !== ''
    if (!asksForAddress || target === null) return []
    return [[{ label: target.label, kind: 'email', isRequired: true }]]
  })
}
