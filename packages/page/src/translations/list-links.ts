import { type FieldPath, getField } from '../edit/field-path.ts'
import { sectionPanels } from '../fields/section-panels.ts'
import type { EntryField } from '../sections/section-field.ts'
import type { KnownSection } from '../sections/section-models.ts'

/** A link to a section: where its address is, and the name that it finds the section by. */
export type SectionLink = { path: FieldPath; name: string }

/** Lists the links that lead to a section of the page; those without an address have the name of their label. */
export function listLinks(section: KnownSection): SectionLink[] {
  const fields = sectionPanels[section.type].content.flatMap((card) => card.fields)
  return fields.flatMap((field) => {
    if (field.control !== 'list') return linkOf(section, field, [])
    const entries = getField(section, field.path)
    if (!Array.isArray(entries)) return []
    return entries.flatMap((_, index) =>
      field.fields.flatMap((inner) => linkOf(section, inner, [...field.path, index])),
    )
  })
}

function linkOf(section: KnownSection, field: EntryField, at: FieldPath): SectionLink[] {
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
