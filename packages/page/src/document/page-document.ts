import { z } from 'zod'

import { sectionSchemas, type KnownSection, type SectionType } from '../sections/section-schemas.ts'
import { hexColourPattern } from '../style/brand-colours.ts'
import { fontFamilies } from '../style/font-families.ts'

/** A section this version cannot read, kept whole so that nothing is lost by opening a page. */
export type UnknownSection = { type: string; raw: unknown }
export type Section = KnownSection | UnknownSection

const hexColour = z.string().regex(hexColourPattern)

export const pageStyleSchema = z.object({
  palette: z.object({ primary: hexColour, secondary: hexColour }),
  fontFamily: z.enum(fontFamilies),
})
export type PageStyle = z.infer<typeof pageStyleSchema>

const pageSchema = z.object({
  version: z.literal(1),
  title: z.string(),
  /** BCP 47 tag of the page's text. */
  language: z.string().regex(/^[A-Za-z0-9-]{2,35}$/),
  style: pageStyleSchema,
  sections: z.array(z.unknown()),
})

/** A page as it is stored, edited and rendered. Section ids are unique within it. */
export type PageDocument = Omit<z.infer<typeof pageSchema>, 'sections'> & { sections: Section[] }

/**
 * Reads a stored page. Sections of an unknown kind, or of a known kind in an unreadable shape,
 * survive as `{ type, raw }`; reading the result again gives an equal document.
 * Throws ZodError when the value is no page at all or of a newer version.
 */
export function parsePage(value: unknown): PageDocument {
  const { sections, ...page } = pageSchema.parse(value)
  return { ...page, sections: withUniqueIds(sections.map(parseSection)) }
}

export function isUnknownSection(section: Section): section is UnknownSection {
  return 'raw' in section
}

function parseSection(value: unknown): Section {
  const raw = unwrapUnknown(value)
  const type = typeOf(raw)
  if (Object.hasOwn(sectionSchemas, type)) {
    const parsed = sectionSchemas[type as SectionType].safeParse(raw)
    if (parsed.success) return parsed.data
  }
  return { type, raw }
}

/** What an earlier reading set aside may be known by now. */
function unwrapUnknown(value: unknown): unknown {
  return isRecord(value) && 'raw' in value ? unwrapUnknown(value['raw']) : value
}

function typeOf(value: unknown): string {
  return isRecord(value) && typeof value['type'] === 'string' ? value['type'] : 'untyped'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Two sections with one id would be one anchor; the later one is numbered. */
function withUniqueIds(sections: Section[]): Section[] {
  const taken = new Set<string>()
  return sections.map((section) => {
    if (isUnknownSection(section)) return section
    let id = section.id
    for (let number = 2; taken.has(id); number += 1) id = `${section.id.slice(0, 56)}-${number}`
    taken.add(id)
    return id === section.id ? section : { ...section, id }
  })
}
