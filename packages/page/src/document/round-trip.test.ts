import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { sectionModels, type SectionType } from '../sections/section-models.ts'
import { sectionTemplates } from '../templates/section-templates.ts'
import { parsePage, serializePage } from './page-document.ts'

/** What a database or a download makes of a page. */
const asJson = (value: unknown): object => JSON.parse(JSON.stringify(value)) as object
const saved = (page: Parameters<typeof serializePage>[0]) => asJson(serializePage(page))

const text = fc.string({ unit: 'grapheme', maxLength: 30 })
/** Fields of another version or another tool; their names are of no field that we know. */
const extras = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 6 }).map((name) => `x-${name}`),
  fc.jsonValue({ maxDepth: 2 }),
  { maxKeys: 2 },
)
const withExtras = (shape: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .tuple(
      fc.record(shape, { requiredKeys: Object.keys(shape).filter((key) => key === 'type') }),
      extras,
    )
    .map(([known, unknown]) => ({ ...unknown, ...known }))

const item = withExtras({
  id: fc.constantFrom('', 'a', 'b'),
  title: text,
  description: text,
  image: fc.webUrl(),
  link: text,
  icon: fc.constantFrom('star', 'users', 'other'),
  overlayOpacity: fc.constantFrom(0.3, 0.5, 0.7, 0.9),
  price: text,
  features: fc.array(text, { maxLength: 2 }),
  popular: fc.boolean(),
})
const button = withExtras({ text, link: text, style: fc.constantFrom('primary', 'ghost') })
const element = withExtras({
  content: withExtras({ text, fontSize: fc.nat(40).map((n) => n + 1) }),
}).map((rest) => ({ ...rest, type: 'text', x: 1, y: 2, width: 3, height: 4 }))
const media = fc.oneof(
  withExtras({ src: text, alt: text }).map((rest) => ({ ...rest, type: 'image' })),
  fc.constant({ type: 'scene', scene: { kind: 'lake', seed: 4 } }),
)
const content = withExtras({
  title: text,
  subtitle: text,
  body: text,
  media,
  layout: withExtras({
    columns: fc.constantFrom(1, 2, 3, 4),
    alignment: fc.constantFrom('left', 'center'),
  }),
  items: fc.array(item, { maxLength: 3 }),
  buttons: fc.array(button, { maxLength: 2 }),
  visualElements: fc.array(element, { maxLength: 2 }),
})
const types = Object.keys(sectionModels) as SectionType[]
const known = withExtras({
  id: fc.constantFrom('a', 'b', 'c'),
  type: fc.constantFrom(...types),
  background: fc.constantFrom('light', 'dark', 'glass', 'stars'),
  theme: fc.constantFrom('default', 'night', 'nature'),
  isHidden: fc.constant(true),
  style: withExtras({ fontWeight: fc.constantFrom('bold', 'light'), textColor: text }),
  content,
})
const unknownKind = withExtras({
  type: text,
  raw: fc.jsonValue(),
  id: text,
  content: fc.jsonValue(),
})
const page = withExtras({
  title: text,
  slug: text,
  globalTheme: fc.constantFrom('default', 'night', 'nature'),
  style: withExtras({ theme: fc.constantFrom('reef', 'lodge') }),
  sections: fc.array(fc.oneof({ weight: 4, arbitrary: known }, unknownKind, fc.jsonValue()), {
    maxLength: 5,
  }),
}).map((rest) => asJson({ sections: [], ...rest }))

describe('a page that is saved and read again', () => {
  it('is the same page, whatever kinds and unknown fields it holds', () => {
    fc.assert(
      fc.property(page, (written) => {
        const read = parsePage(written)
        expect(parsePage(saved(read))).toEqual(read)
        expect(parsePage(read)).toEqual(read)
      }),
      { numRuns: 400 },
    )
  })

  it('still holds every field that was written, known or not', () => {
    fc.assert(
      fc.property(fc.array(known, { maxLength: 4 }), extras, (sections, fields) => {
        const result = saved(parsePage({ ...fields, sections }))
        // JSON knows no negative zero.
        expect(result).toMatchObject(asJson({ ...fields, sections: sections.map(withoutIds) }))
      }),
      { numRuns: 300 },
    )
  })

  it('holds sections of unknown kinds exactly as they came', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(unknownKind, fc.jsonValue()), { maxLength: 5 }), (sections) => {
        const strange = sections.filter((section) => !isReadable(section))
        expect(saved(parsePage({ sections: strange }))).toMatchObject({
          sections: JSON.parse(JSON.stringify(strange)),
        })
      }),
      { numRuns: 300 },
    )
  })

  it('keeps a strange section that looks like one that was set aside', () => {
    const sections = [
      { type: 'carousel', raw: [1, 2] },
      { type: 'carousel', raw: { type: 'slides' } },
      { type: 'film', raw: { reel: 1 } },
    ]
    expect(saved(parsePage({ sections }))).toMatchObject({ sections })
    expect(saved(parsePage(parsePage({ sections })))).toMatchObject({ sections })
  })

  it('has a template of every category in it', () => {
    const sections = sectionTemplates.map(({ section }, index) => ({ ...section, id: `s${index}` }))
    const read = parsePage({ sections })
    expect(parsePage(saved(read))).toEqual(read)
  })
})

/** Ids may be numbered, for they are anchors and keys. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      key === 'id' ? [] : [[key, withoutIds(inner)]],
    ),
  )
}

/** Sections that this version does read, or took for set aside by itself. */
function isReadable(section: unknown): boolean {
  if (typeof section !== 'object' || section === null || Array.isArray(section)) return false
  const { type } = section as { type?: unknown }
  return typeof type === 'string' && (Object.hasOwn(sectionModels, type) || type === 'untyped')
}
