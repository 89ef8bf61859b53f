import { isUnknownSection, type PageDocument } from '../document/page-document.ts'
import { type KnownSection, sectionModels } from '../sections/section-models.ts'
import { type FieldPath, withSettledField } from './field-path.ts'

type SetSectionField = { index: number; path: FieldPath; value: unknown }

/** What says which section this is does not change while it is edited. */
const fixed: ReadonlySet<string | number | undefined> = new Set(['id', 'type', undefined])

/**
 * The value stands as it was typed: what the schema tidies (a label's blanks, an id of a list) is tidied
 * when the page is saved, so that a half-typed word is not changed under the fingers.
 */
export function setSectionField(
  page: PageDocument,
  { index, path, value }: SetSectionField,
): PageDocument {
  const section = page.sections[index]
  if (section === undefined || isUnknownSection(section) || fixed.has(path[0])) return page
  const changed = withSettledField(section, { path, next: value, read: readSection })
  if (changed === section) return page
  return {
    ...page,
    title: followHeadline(page.title, section, changed),
    sections: page.sections.with(index, changed),
  }
}

/** Keeps a page title that matches the headline in sync with it. */
function followHeadline(title: string, before: KnownSection, after: KnownSection): string {
  return after.type === 'hero' && title === before.content.title ? after.content.title : title
}

function readSection(section: KnownSection): KnownSection | null {
  return sectionModels[section.type].schema.safeParse(section).data ?? null
}
