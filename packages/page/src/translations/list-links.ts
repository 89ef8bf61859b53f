import { type FieldPath, getField } from '../edit/field-path.ts'
import { sectionPanels } from '../fields/section-panels.ts'
import type { EntryField } from '../sections/section-field.ts'
import type { KnownSection } from '../sections/section-models.ts'

/** A link to a section: the path of its address and the name that identifies the section. */
export type SectionLink = { path: FieldPath; name: string }

/** Lists the links to sections of the page. The label identifies the section if a link has no address. */
export function listLinks(section: KnownSection): SectionLink[] {
  const fields = sectionPanels[section.type].content.flatMap((card) => card.fields)
  return fields.flatMap((field) => {
    if (field.control !== 'list') return readLink(section, field, [])
    const entries = getField(section, field.path)
    if (!Array.isArray(entries)) return []
    return entries.flatMap((_, index) =>
      field.fields.flatMap((inner) => readLink(section, inner, [...field.path, index])),
    )
  })
}

function readLink(section: KnownSection, field: EntryField, at: FieldPath): SectionLink[] {
  if (field.control !== 'address' && field.control !== 'navigation-target') return []
  const path = [...at, ...field.path]
  const address = getField(section, path)
  if (typeof address !== 'string') return []
  if (address !== '' && address !== '#') {
    return address.startsWith('#') ? [{ path, name: address }] : []
  }
  const label = section.type === 'footer' ? getField(section, [...at, 'label']) : undefined
  return typeof label === 'string' ? [{ path, name: label }] : []
}
