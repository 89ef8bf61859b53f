import { isUnknownSection, type KnownSection, type PageDocument } from '@wildpath/page/document'
import type { FieldPath } from '@wildpath/page/edit'
import { findPictureField, type PictureField } from '@wildpath/page/fields'

/** A picture field on a page. The path starts at the section. */
export type PictureTarget = { sectionId: string; path: FieldPath }

export type FoundPicture = { section: KnownSection; index: number; field: PictureField }

/** Null if the section or its field no longer exists. */
export function findPicture(
  { sections }: PageDocument,
  { sectionId, path }: PictureTarget,
): FoundPicture | null {
  const index = sections.findIndex((one) => !isUnknownSection(one) && one.id === sectionId)
  const section = sections[index]
  if (section === undefined || isUnknownSection(section)) return null
  const field = findPictureField(section, path)
  return field && { section, index, field }
}

export function getTargetKey({ sectionId, path }: PictureTarget): string {
  return [sectionId, ...path].join('.')
}
