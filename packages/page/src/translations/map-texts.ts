import type { Scene } from '@wildpath/illustrator'

import { isUnknownSection, type Section } from '../document/page-document.ts'
import { type FieldPath, getField, withField } from '../edit/field-path.ts'
import { sectionPanels } from '../fields/section-panels.ts'
import type { EntryField, SectionField } from '../sections/section-field.ts'
import type { KnownSection } from '../sections/section-models.ts'

/** A text that visitors read. */
export type SectionText = {
  path: FieldPath
  text: string
  /** Label of its field in the editor. */
  label: string
  /** Maximum number of characters in the field. */
  longest: number
  /** True for a name, which usually stays the same in other languages. */
  isName: boolean
  /** The drawn scene that the text describes. */
  scene?: Scene
}

/** Lists the nonempty texts of a section in the order of its property panel. */
export function listSectionTexts(section: Section): SectionText[] {
  if (isUnknownSection(section)) return []
  const fields = sectionPanels[section.type].content.flatMap((card) => card.fields)
  const texts = [
    ...fields.flatMap((field) => listFieldTexts(section, field)),
    ...section.content.visualElements.flatMap((_, index) =>
      readText(section, {
        path: ['content', 'visualElements', index, 'content', 'text'],
        label: 'Text',
        longest: 20_000,
      }),
    ),
  ]
  // A picture and a text field can both hold the same description.
  return [...new Map(texts.map((text) => [text.path.join('.'), text])).values()]
}

/** Replaces texts of a section. Returns the same section if none changes. */
export function mapSectionTexts(
  section: KnownSection,
  replace: (text: SectionText) => string,
): KnownSection {
  return listSectionTexts(section).reduce<KnownSection>(
    (changed, text) => withField(changed, text.path, replace(text)),
    section,
  )
}

function listFieldTexts(section: KnownSection, field: SectionField): SectionText[] {
  if (field.control !== 'list') return listEntryTexts(section, field, [])
  const entries = getField(section, field.path)
  if (!Array.isArray(entries)) return []
  return entries.flatMap((_, index) =>
    field.fields.flatMap((inner) => listEntryTexts(section, inner, [...field.path, index])),
  )
}

function listEntryTexts(section: KnownSection, field: EntryField, at: FieldPath): SectionText[] {
  const { label, isName = false } = field
  const path = [...at, ...field.path]
  switch (field.control) {
    case 'text':
      // Addresses and dates are data, not words.
      if (field.keyboard !== undefined || field.input !== undefined) return []
      return readText(section, { path, label, longest: field.longest, isName })
    case 'long-text':
      return readText(section, { path, label, longest: field.longest, isName })
    case 'texts': {
      const lines = getField(section, path)
      if (!Array.isArray(lines)) return []
      return lines.flatMap((_, index) =>
        readText(section, { path: [...path, index], label, longest: field.longest }),
      )
    }
    case 'picture':
      return field.altPath === null
        ? []
        : readText(section, { path: [...at, ...field.altPath], ...pictureDescription })
    case 'media': {
      const { media } = section.content
      return readText(section, {
        path: [...path, 'alt'],
        ...pictureDescription,
        ...(media?.type === 'scene' && { scene: media.scene }),
      })
    }
    case 'address':
    case 'choice':
    case 'switch':
    case 'colour':
    case 'navigation-target':
    case 'backdrop':
    case 'video-file':
    case 'scene':
      return []
  }
}

const pictureDescription = { label: 'Picture description', longest: 20_000 }

function readText(
  section: KnownSection,
  { isName = false, ...field }: Omit<SectionText, 'text' | 'isName'> & { isName?: boolean },
): SectionText[] {
  const text = getField(section, field.path)
  return typeof text === 'string' && text.trim() !== '' ? [{ ...field, text, isName }] : []
}
