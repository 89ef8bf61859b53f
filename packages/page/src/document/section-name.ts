import { isRecord } from './json-value.ts'
import { isKnownKind, type Section } from './page-document.ts'
import { type SectionCategory, sectionCategory } from './section-category.ts'
import { sectionModels } from '../sections/section-models.ts'

export type SectionName = { name: string; category: SectionCategory }

/**
 * What a card calls a section (spec 3, 2.5): the name of the template it came from, else of its kind;
 * and the category. A section of an unknown kind is called by its type.
 */
export function sectionName(section: Section): SectionName {
  const { type } = section
  const kind = isKnownKind(type) ? sectionModels[type].name : type
  return { name: templateNameOf(section) ?? kind, category: sectionCategory(section) }
}

/** The longest name of a template that fits a card. */
const longestName = 80

/** Sections keep the field whatever wrote it, so that it may hold anything. */
function templateNameOf(section: Section): string | undefined {
  if ('raw' in section || !('template' in section) || !isRecord(section.template)) return undefined
  const { name } = section.template
  return typeof name === 'string' && name.trim() !== '' ? name.slice(0, longestName) : undefined
}
