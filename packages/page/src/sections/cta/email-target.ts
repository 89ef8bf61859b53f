import { isUnknownSection, type PageDocument } from '../../document/page-document.ts'

export type EmailTarget = { formId: string; label: string }

/** The page's form and its field for an email address; null where nothing asks for one. */
export function emailTarget(page: PageDocument): EmailTarget | null {
  for (const section of page.sections) {
    if (isUnknownSection(section) || section.type !== 'lead-form') continue
    const field = section.content.fields.find(({ kind }) => kind === 'email')
    return field === undefined ? null : { formId: section.id, label: field.label }
  }
  return null
}
