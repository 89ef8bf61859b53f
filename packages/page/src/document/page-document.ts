import { z } from 'zod'

import { sectionThemes } from '../sections/section-base.ts'
import { sectionModels, type KnownSection, type SectionType } from '../sections/section-models.ts'
import { hexColourPattern } from './brand-colours.ts'
import { fontFamilies } from './font-families.ts'
import { isRecord } from './json-value.ts'
import { uniqueNamer } from './unique-namer.ts'
import { looseSchema } from './loose-schema.ts'
import { pageLookFields } from './page-look.ts'
import { pageThemes } from './page-plan.ts'
import { pageTranslationsSchema } from './page-translations.ts'
import { readKnownSection } from './reading/read-known-section.ts'
import { readOlderSection } from './reading/older-section.ts'
import { findExcess, pageLimits, type PageProblem } from './reading/page-limits.ts'
import { isStoredUnknown, untyped } from './reading/unknown-section.ts'
import { toWellFormed } from './reading/to-well-formed.ts'
import { pageVersion, upgradePage } from './reading/upgrade-page.ts'

/** A section this version cannot read, kept whole so that nothing is lost by opening a page. */
export type UnknownSection = { type: string; raw: unknown }
export type Section = KnownSection | UnknownSection

const hexColour = z.string().regex(hexColourPattern)

/** A page's style: one of the six themes and the owner's overrides. */
export const pageStyleSchema = looseSchema({
  theme: z.enum(pageThemes).default('trailhead'),
  palette: z.object({ primary: hexColour, secondary: hexColour }).optional(),
  fontFamily: z.enum(fontFamilies).optional(),
  ...pageLookFields,
})
export type PageStyle = z.infer<typeof pageStyleSchema>

/** A page but for its sections, which are read one by one. */
export const pageSchema = looseSchema({
  version: z.literal(pageVersion).default(pageVersion),
  id: z.string().max(200).optional(),
  title: z.string().max(2000).default(''),
  slug: z.string().max(200).optional(),
  /** BCP 47 tag of the page's text. */
  language: z
    .string()
    .regex(/^[A-Za-z0-9-]{2,35}$/)
    .default('en'),
  /** 'night' puts the whole page in the dark: every section is drawn with the night theme. */
  globalTheme: z.enum(sectionThemes).default('default'),
  style: pageStyleSchema.prefault({}),
  /** Translations into additional languages; absent if there are none. */
  translations: pageTranslationsSchema.optional(),
  sections: z.array(z.unknown()),
  createdAt: z.string().max(100).optional(),
  updatedAt: z.string().max(100).optional(),
  userId: z.string().max(200).optional(),
})

/** A page as it is edited and rendered (spec 3, 3.1). Section ids are unique within it. */
export type PageDocument = Omit<z.infer<typeof pageSchema>, 'sections'> & { sections: Section[] }

export type PageReading = { ok: true; page: PageDocument } | { ok: false; problem: PageProblem }

/**
 * Reads a page of any version, from anywhere: older versions and older shapes of sections are
 * brought to the present one. Sections of an unknown kind, or of a known kind in an unreadable
 * shape, survive as `{ type, raw }`, unknown fields as they are; reading the result again gives an
 * equal page. What is no page, or beyond `pageLimits`, is refused with the reason.
 */
export function readPage(value: unknown): PageReading {
  const excess = findExcess(value)
  if (excess !== null) return { ok: false, problem: excess }
  const upgraded = upgradePage(toWellFormed(value))
  const version = isRecord(upgraded) ? upgraded['version'] : undefined
  if (Number.isSafeInteger(version) && Number(version) > pageVersion) {
    return { ok: false, problem: { kind: 'newer-version', version: Number(version) } }
  }
  const parsed = pageSchema.safeParse(upgraded)
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? ''
    return { ok: false, problem: { kind: 'not-a-page', path: path === '' ? 'the page' : path } }
  }
  const { sections, ...page } = parsed.data
  if (sections.length > pageLimits.sections) {
    return { ok: false, problem: { kind: 'too-many-sections', sections: sections.length } }
  }
  const read = { ...page, sections: withUniqueIds(sections.map(readSection)) }
  // What is stored has every default filled in: it must be readable again.
  const storedExcess = findExcess(serializePage(read))
  return storedExcess === null ? { ok: true, page: read } : { ok: false, problem: storedExcess }
}

/** A page that must be one: stored by us, or written in code. Throws when it is not. */
export function parsePage(value: unknown): PageDocument {
  const reading = readPage(value)
  if (!reading.ok) throw new Error(`Not a page: ${JSON.stringify(reading.problem)}`)
  return reading.page
}

/** The page as JSON data: to be stored or shown as text. Unreadable sections stand as they came. */
export function serializePage(page: PageDocument): Record<string, unknown> {
  return {
    ...page,
    sections: page.sections.map((section) => (isUnknownSection(section) ? section.raw : section)),
  }
}

export function isUnknownSection(section: Section): section is UnknownSection {
  return 'raw' in section
}

/** True for a section of a kind that this version draws, whatever its state. */
export function isKnownKind(type: string): type is SectionType {
  return Object.hasOwn(sectionModels, type)
}

function readSection(value: unknown, position: number): Section {
  const raw = unwrapUnknown(value)
  if (!isRecord(raw)) return { type: untyped, raw }
  const present = readOlderSection(raw, position)
  const type = typeof present['type'] === 'string' ? present['type'] : untyped
  if (isKnownKind(type)) {
    const section = readKnownSection(type, present)
    if (section !== null) return section
  }
  return { type, raw }
}

/** What an earlier reading set aside may be known by now. */
function unwrapUnknown(value: unknown): unknown {
  return isStoredUnknown(value) ? unwrapUnknown(value.raw) : value
}

/** Two sections with one id would be one anchor; the later one is numbered. */
function withUniqueIds(sections: Section[]): Section[] {
  const nameIds = uniqueNamer()
  return sections.map((section) => {
    if (isUnknownSection(section)) return section
    const id = nameIds(section.id, section.id.slice(0, 56))
    return id === section.id ? section : { ...section, id }
  })
}
