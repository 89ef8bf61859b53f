import type { LeadField } from '../sections/lead-form/lead-form-schema.ts'
import { isUnknownSection, type PageDocument } from './page-document.ts'

/** Name of the input no person sees; a submission that fills it is spam. */
export const honeypotName = 'hp_website'

/** Spec 2, section 2: the fields a form starts with. */
const defaultLabels = ['Name', 'Email']

/**
 * Form fields for the owner's labels, in their order. Blank labels and repetitions (whatever
 * their case) are dropped; with none left the form asks for Name and Email. All are required.
 * Source: spec 2, section 5, 'Form field input type'.
 */
export function leadFields(labels: readonly string[]): LeadField[] {
  const seen = new Set(['', honeypotName])
  const fields = labels.map(singleLine).filter((label) => {
    const key = label.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
  return (fields.length === 0 ? defaultLabels : fields).map((label) => ({
    label,
    kind: label.toLowerCase().includes('email') ? 'email' : 'text',
    isRequired: true,
  }))
}

/** The fields of each form of the page: what a submission must answer. */
export function leadFormsOf(page: PageDocument): LeadField[][] {
  return page.sections.flatMap((section) =>
    !isUnknownSection(section) && section.type === 'lead-form' ? [section.content.fields] : [],
  )
}

/** Browsers rewrite line breaks in field names, so a name must not hold any. */
function singleLine(label: string): string {
  return label.replace(/\s+/g, ' ').trim()
}
