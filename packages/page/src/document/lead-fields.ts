import { emailTarget } from '../sections/cta/email-target.ts'
import { honeypotName } from '../sections/lead-form/honeypot.ts'
import type { LeadField } from '../sections/lead-form/lead-form-schema.ts'
import { isUnknownSection, type PageDocument } from './page-document.ts'

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

/** Browsers rewrite line breaks in field names, so a name must not hold any. */
function singleLine(label: string): string {
  return label.replace(/\s+/g, ' ').trim()
}
