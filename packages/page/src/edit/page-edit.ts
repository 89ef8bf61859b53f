import type { PageDocument, Section } from '../document/page-document.ts'
import type { KnownSection } from '../sections/section-models.ts'
import { addSection } from './add-section.ts'
import { duplicateSection } from './duplicate-section.ts'
import type { FieldPath } from './field-path.ts'
import { moveSection } from './move-section.ts'
import { removeSection } from './remove-section.ts'
import { replaceSection } from './replace-section.ts'
import { setPageField } from './set-page-field.ts'
import { setSectionField } from './set-section-field.ts'

/**
 * One change of a page, as plain data. Sections are named by their place, because those of an
 * unknown kind have no id.
 */
export type PageEdit =
  /** Puts a section at `index`, or last; its id gives way to one that is free. */
  | { kind: 'add-section'; section: KnownSection; index?: number }
  | { kind: 'remove-section'; index: number }
  /** `to` is where the section stands afterwards. */
  | { kind: 'move-section'; index: number; to: number }
  | { kind: 'duplicate-section'; index: number }
  /** `value` undefined takes the field away, so that the default or the theme decides again. */
  | { kind: 'set-section-field'; index: number; path: FieldPath; value: unknown }
  | { kind: 'replace-section'; index: number; section: KnownSection }
  | { kind: 'set-page-field'; path: FieldPath; value: unknown }
  | { kind: 'replace-sections'; sections: readonly Section[] }
  | { kind: 'replace-page'; page: PageDocument }

/**
 * The page after an edit. Whatever the edit does not touch stays the same object, so that a view
 * knows what to draw anew; an edit that cannot be made, or changes nothing, answers the page itself.
 */
export function applyEdit(page: PageDocument, edit: PageEdit): PageDocument {
  switch (edit.kind) {
    case 'add-section':
      return addSection(page, edit)
    case 'remove-section':
      return removeSection(page, edit)
    case 'move-section':
      return moveSection(page, edit)
    case 'duplicate-section':
      return duplicateSection(page, edit)
    case 'set-section-field':
      return setSectionField(page, edit)
    case 'replace-section':
      return replaceSection(page, edit)
    case 'set-page-field':
      return setPageField(page, edit)
    case 'replace-sections':
      return { ...page, sections: [...edit.sections] }
    case 'replace-page':
      return edit.page
  }
}
