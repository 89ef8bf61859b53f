import { type FieldPath, getField } from '../edit/field-path.ts'
import type { SectionField } from '../sections/section-field.ts'
import type { KnownSection } from '../sections/section-models.ts'
import { sectionPanels } from './section-panels.ts'

/** A picture field in a section. Paths are relative to the section. */
export type PictureField = {
  path: FieldPath
  label: string
} &
  /** Screen readers skip a decorative picture. */
  (
    | { kind: 'media'; isDecorative: boolean }
    | {
        kind: 'address'
        altPath: FieldPath | null
        /** The scene shown without a picture; null if the field has none. */
        scenePath: FieldPath | null
        /** The record with `focus`, `zoom`, and `phoneFraming`; null if the picture is never cropped. */
        framingPath: FieldPath | null
      }
  )

/** Finds the picture field at a path, such as 'content.items.2.image'; null if the path has no picture field. */
export function findPictureField(section: KnownSection, path: FieldPath): PictureField | null {
  if (path[1] === 'visualElements') return findElementPicture(section, path)
  return listPictureFields(section).find((field) => isSame(field.path, path)) ?? null
}

/** Returns a section's own picture or video field; null if its type has none. */
export function findMediaField(section: KnownSection): PictureField | null {
  return findPictureField(section, ['content', 'media'])
}

/** Finds the field of the picture behind a section. */
export function findBackdropField(section: KnownSection): PictureField | null {
  return findPictureField(section, ['backdrop', 'picture'])
}

/** Lists the picture fields of a section and its items, excluding visual elements. */
export function listPictureFields(section: KnownSection): PictureField[] {
  const { content, style } = sectionPanels[section.type]
  const fields = [...content, ...style].flatMap((card) => card.fields)
  return fields.flatMap((field) => {
    if (field.control !== 'list') return describeField(field, [], fields) ?? []
    const entries = getField(section, field.path)
    if (!Array.isArray(entries)) return []
    return entries.flatMap((_, index) =>
      field.fields.flatMap(
        (entryField) => describeField(entryField, [...field.path, index], field.fields) ?? [],
      ),
    )
  })
}

function describeField(
  field: SectionField,
  base: FieldPath,
  siblings: readonly SectionField[],
): PictureField | null {
  const path = [...base, ...field.path]
  const { label } = field
  if (field.control === 'media') return { kind: 'media', path, label, isDecorative: false }
  if (field.control === 'backdrop') return { kind: 'media', path, label, isDecorative: true }
  if (field.control !== 'picture') return null
  const scene = siblings.find(({ control }) => control === 'scene')
  return {
    kind: 'address',
    path,
    label,
    altPath: field.altPath && [...base, ...field.altPath],
    scenePath: scene ? [...base, ...scene.path] : null,
    framingPath: field.isCropped ? path.slice(0, -1) : null,
  }
}

function findElementPicture(section: KnownSection, path: FieldPath): PictureField | null {
  const content = path.slice(0, 4)
  const isPicture = path.length === 5 && path[4] === 'imageUrl'
  if (!isPicture || getField(section, content) === undefined) return null
  return {
    kind: 'address',
    path,
    label: 'Picture',
    altPath: [...content, 'text'],
    scenePath: null,
    framingPath: null,
  }
}

function isSame(one: FieldPath, other: FieldPath): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index])
}
