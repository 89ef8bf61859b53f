import { type Scene, sceneSchema } from '@wildpath/illustrator'

import { type FieldPath, getField } from '../edit/field-path.ts'
import { type Framing, framingFields, pickFraming } from '../media/picture-framing.ts'
import { mediaSchema } from '../sections/section-parts.ts'
import type { KnownSection } from '../sections/section-models.ts'
import type { PictureField } from './find-picture-field.ts'

export type ImageValue = Framing & {
  kind: 'image'
  src: string
  alt: string
  /** File dimensions in pixels, if known. */
  width?: number | undefined
  height?: number | undefined
}

/** The value of a picture field. */
export type PictureValue =
  | ImageValue
  | { kind: 'scene'; scene: Scene; alt: string }
  | { kind: 'video'; src: string; alt: string }
  | { kind: 'none' }

export function readPicture(section: KnownSection, field: PictureField): PictureValue {
  const value = getField(section, field.path)
  if (field.kind === 'media') {
    const { data: media } = mediaSchema.safeParse(value)
    if (media === undefined) return { kind: 'none' }
    const { type, ...rest } = media
    return { ...rest, kind: type } as PictureValue
  }
  const alt = readText(section, field.altPath)
  if (typeof value === 'string' && value.trim() !== '') {
    return { kind: 'image', src: value, alt, ...readFraming(section, field.framingPath) }
  }
  const { data: scene } = sceneSchema.safeParse(
    field.scenePath && getField(section, field.scenePath),
  )
  return scene === undefined ? { kind: 'none' } : { kind: 'scene', scene, alt }
}

/** Lists the field changes that set a picture. An undefined `value` removes the field. */
export function listPictureChanges(
  field: PictureField,
  picture: PictureValue,
): { path: FieldPath; value: unknown }[] {
  if (field.kind === 'media') return [{ path: field.path, value: toMedia(picture) }]
  const { altPath, scenePath, framingPath } = field
  const framing = picture.kind === 'image' ? pickFraming(picture) : {}
  const changes = [
    { path: field.path, value: picture.kind === 'image' ? picture.src : ('' as unknown) },
  ]
  if (altPath !== null)
    changes.push({ path: altPath, value: picture.kind === 'none' ? '' : picture.alt })
  // A picture hides the scene, which reappears when the picture is removed.
  if (scenePath !== null && picture.kind !== 'image') {
    changes.push({ path: scenePath, value: picture.kind === 'scene' ? picture.scene : undefined })
  }
  if (framingPath !== null) {
    for (const name of framingNames)
      changes.push({ path: [...framingPath, name], value: framing[name] })
  }
  return changes
}

const framingNames = [
  'focus',
  'zoom',
  'phoneFraming',
] as const satisfies (keyof typeof framingFields)[]

function toMedia(picture: PictureValue): unknown {
  if (picture.kind === 'none') return undefined
  const { kind, ...rest } = picture
  return { type: kind, ...rest }
}

function readFraming(section: KnownSection, path: FieldPath | null): Framing {
  return path === null ? {} : pickFraming(getField(section, path) ?? {})
}

function readText(section: KnownSection, path: FieldPath | null): string {
  const value = path && getField(section, path)
  return typeof value === 'string' ? value : ''
}
