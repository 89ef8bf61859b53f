import '../render/eager-drawing.ts'

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { parsePage } from '../document/page-document.ts'
import { applyEdit } from '../edit/page-edit.ts'
import { getField, withField } from '../edit/field-path.ts'
import { buildContext } from '../parts/build-context.ts'
import { PageView, SectionDrawing, type SectionSlot } from '../render/page-view.tsx'
import { fieldsOfPanel, leavesOfSchema, shownPaths } from '../testing/section-leaves.ts'
import { type KnownSection, sectionModels, type SectionType } from '../sections/section-models.ts'
import { sectionPanels } from './section-panels.ts'

const kinds = Object.keys(sectionModels) as SectionType[]

/** What no panel edits, and why. */
const leftOut = new Map([
  ['id', 'which section it is'],
  ['type', 'which section it is'],
  ['isHidden', 'set from the section bar'],
  ['content.visualElements', 'placed on the free canvas'],
  ['content.canvaMetadata', 'written when a design is inserted'],
  ['content.media.width', "the file's own"],
  ['content.media.height', "the file's own"],
  ['backdrop.picture.width', "the file's own"],
  ['backdrop.picture.height', "the file's own"],
  ['backdrop.picture.alt', 'decorative'],
  ...['content.media', 'content.items.*', 'backdrop.picture'].flatMap((base) =>
    ['focus', 'zoom', 'phoneFraming'].map(
      (name) => [`${base}.${name}`, 'chosen in the picture dialog'] as const,
    ),
  ),
])

/** Names of a list's entries, given by the schema. */
const isEntryId = (path: string) => path.endsWith('.*.id')
/** Custom properties that only the styles of the header use. */
const headerColours = ['style.logoBackgroundColor', 'style.navTextColor', 'style.navHoverColor']

/** They leave a mark in the markup that no rule of the kind follows; 'style-fields.test.ts' looks at it. */
const idle = new Map<SectionType, readonly string[]>([
  [
    'header',
    ['style.headingSize', 'style.padding', 'content.layout.alignment', 'content.layout.padding'],
  ],
  ['footer', ['style.headingSize', 'style.textSize']],
])

const isLeftOut = (kind: SectionType, path: string) =>
  isEntryId(path) ||
  [...leftOut.keys()].some((left) => path === left || path.startsWith(`${left}.`)) ||
  (kind !== 'header' && headerColours.includes(path)) ||
  (idle.get(kind)?.includes(path) ?? false)

describe.for(kinds)('the panel of %s', (kind) => {
  const shown = new Set(shownPaths(sectionPanels[kind]))

  it('shows every field that is drawn', () => {
    const hidden = leavesOfSchema(sectionModels[kind].schema).filter(
      ({ path }) => !shown.has(path) && !isLeftOut(kind, path),
    )
    const drawn = hidden.filter(({ path, probes }) => changesDrawing(kind, path, probes))

    expect(drawn.map(({ path }) => path)).toEqual([])
  })

  it('shows nothing that makes no difference', () => {
    const leaves = leavesOfSchema(sectionModels[kind].schema).filter(({ path }) => shown.has(path))
    const idle = leaves.filter(({ path, probes }) => !changesDrawing(kind, path, probes))

    expect(leaves.map(({ path }) => path).toSorted()).toEqual([...shown].toSorted())
    expect(idle.map(({ path }) => path)).toEqual([])
  })

  it('edits every field of an item, but of kinds that draw none', () => {
    const items = leavesOfSchema(sectionModels[kind].item, ['content', 'items', '*'])
    const edited = items.map(({ path }) => path).filter((path) => shown.has(path))
    const fields = items.map(({ path }) => path).filter((path) => !isLeftOut(kind, path))

    expect([[], fields]).toContainEqual(edited)
  })

  it('offers only what the schema keeps', () => {
    const page = pageOf(bases(kind)[0] ?? {})
    const broken = fieldsOfPanel(sectionPanels[kind]).flatMap(({ field, at }) => {
      const path = [...at, ...field.path]
      return triesOf(field).flatMap(({ value, isKept }) => {
        const edited = applyEdit(page, { kind: 'set-section-field', index: 0, path, value })
        const stands = Object.is(getField(edited.sections[0], path), value)
        return stands === isKept ? [] : [{ path: path.join('.'), value, isKept }]
      })
    })

    expect(broken).toEqual([])
  })

  it('calls no two fields of one card the same', () => {
    const { content, style } = sectionPanels[kind]
    const twice = [...content, ...style].filter(({ fields }) => {
      return new Set(fields.map(({ label }) => label)).size < fields.length
    })

    expect(twice).toEqual([])
  })
})

it('offers the options of the specification', () => {
  const options = (kind: SectionType, label: string) => {
    const fields = sectionPanels[kind].style.flatMap((card) => card.fields)
    const field = fields.find((one) => one.label === label)
    return field?.control === 'choice' ? field.options : []
  }
  const values = (kind: SectionType, label: string) =>
    options(kind, label).map(({ value }) => value)

  expect(values('hero', 'Font')).toEqual([
    'Inter',
    'Poppins',
    'Roboto',
    'Open Sans',
    'Lato',
    'Montserrat',
  ])
  expect(values('header', 'Font').slice(6)).toEqual(['Playfair Display', 'Merriweather'])
  expect(values('cta', 'Font weight')).toEqual(['light', 'normal', 'medium', 'semibold', 'bold'])
  expect(options('text', 'Heading size')).toEqual([
    { value: 'text-2xl', label: 'Small' },
    { value: 'text-3xl', label: 'Medium' },
    { value: 'text-4xl', label: 'Large' },
    { value: 'text-5xl', label: 'Extra Large' },
  ])
  expect(values('text', 'Text size')).toEqual(['text-sm', 'text-base', 'text-lg', 'text-xl'])
  expect(values('faq', 'Padding')).toEqual(['p-8', 'p-12', 'p-16', 'p-20'])
  expect(values('faq', 'Margin')).toEqual(['my-8', 'my-12', 'my-16', 'my-20'])
  expect(values('gallery', 'Columns')).toEqual([1, 2, 3, 4])
  expect(values('team', 'Columns')).toEqual([1, 2, 3])
  expect(values('hero', 'Background')).toEqual(['light', 'dark', 'glass', 'stars'])
  expect(values('hero', 'Theme')).toEqual(['default', 'night', 'nature'])
})

it('gives headers the cards of the specification', () => {
  const { content, style } = sectionPanels.header
  const titles = [...content, ...style].map(({ title }) => title)

  expect(titles).toEqual(
    expect.arrayContaining([
      'Logo Configuration',
      'Navigation Links',
      'Call to Action',
      'Header Colors',
      'Typography',
    ]),
  )
  expect(
    fieldsOfPanel(sectionPanels.header).find(({ field }) => field.label === 'Navigation Links'),
  ).toMatchObject({ field: { blank: { label: 'New Link', target: '#new' } } })
})

/** Values at the edges of what a field promises to take. */
function triesOf(field: ReturnType<typeof fieldsOfPanel>[number]['field']) {
  switch (field.control) {
    case 'text':
    case 'long-text':
    case 'address':
    case 'picture':
    case 'navigation-target':
    case 'video-file':
      return [
        { value: 'a'.repeat(field.longest), isKept: true },
        { value: 'a'.repeat(field.longest + 1), isKept: false },
      ]
    case 'choice':
      return field.options.map(({ value }) => ({ value, isKept: true }))
    case 'texts':
    case 'list': {
      const entry = field.control === 'list' ? field.blank : 'a'
      return [
        { value: Array.from({ length: field.most }, () => entry), isKept: true },
        { value: Array.from({ length: field.most + 1 }, () => entry), isKept: false },
      ]
    }
    case 'switch':
      return [{ value: true, isKept: true }]
    case 'colour':
      return [{ value: 'rgba(255, 255, 255, 0.55)', isKept: true }]
    case 'media':
    case 'backdrop':
    case 'scene':
      return []
  }
}

function changesDrawing(kind: SectionType, path: string, probes: readonly unknown[]): boolean {
  const steps = path.split('.').map((step) => (step === '*' ? 0 : step))
  return bases(kind).some((base, index) =>
    probes.some((probe) => {
      const probed = withField(base, steps, probe)
      return modes.some((mode) => drawn(probed, mode) !== drawnBase(kind, index, mode))
    }),
  )
}

type Mode = (typeof modes)[number]
const modes = ['public', 'preview'] as const

function drawn(section: Record<string, unknown>, mode: Mode): string {
  return renderToStaticMarkup(
    <PageView page={pageOf(section)} context={buildContext({ mode })} Slot={OnlyOne} />,
  )
}

/** The others on the page are there to be led to. */
const OnlyOne: SectionSlot = ({ section }) =>
  'id' in section && section.id === 'one' ? <SectionDrawing section={section} /> : null

const drawnBases = new Map<string, string>()

/** Each is compared with hundreds of its variations. */
function drawnBase(kind: SectionType, index: number, mode: Mode): string {
  const key = `${kind} ${index} ${mode}`
  const markup = drawnBases.get(key) ?? drawn(bases(kind)[index] ?? {}, mode)
  drawnBases.set(key, markup)
  return markup
}

/** A header above the section and a form below it, which some links lead to. */
function pageOf(section: Record<string, unknown>) {
  const form = {
    id: 'form',
    type: 'lead-form',
    content: { fields: [{ label: 'Email', kind: 'email' }] },
  }
  return parsePage({ sections: [section, { id: 'hero-2', type: 'hero' }, form] })
}

const plainItem = { title: 'One', description: 'First', image: '/one.png' }
const list = [{ label: 'One', url: '/one', name: 'One', icon: 'x' }]

/** A section with little in it, one with much, and one for each thing that excludes another. */
function bases(kind: KnownSection['type']): Record<string, unknown>[] {
  const plain = {
    title: 'Title',
    date: '2031-06-05T09:00',
    timeZone: 'UTC',
    mapUrl: '38.5, -109.5',
    media: { type: 'image', src: '/a.png', alt: '' },
    items: [
      plainItem,
      { title: 'Two', description: 'Second' },
      { title: 'Three', description: 'x' },
    ],
    buttons: [{ text: 'Go', link: '/go' }],
    fields: [{ label: 'Name', kind: 'choice', options: ['a', 'b'], isRequired: false }],
    navigationItems: [{ label: 'One', target: 'custom', customTarget: '/a' }],
    ...Object.fromEntries(
      [
        'quickLinks',
        'companyLinks',
        'productLinks',
        'resourceLinks',
        'footerLinks',
        'socialLinks',
      ].map((name) => [name, list]),
    ),
  }
  const full = {
    ...plain,
    ...Object.fromEntries(
      ['logoText', 'ctaText', 'loginText', 'signupText', 'businessName', 'companyName'].map(
        (name) => [name, name],
      ),
    ),
    items: [
      { ...plainItem, image: '', description: 'Costs $12, boat', price: '$8', features: ['A'] },
    ],
    media: { type: 'scene', scene: { kind: 'coast', seed: 5 }, alt: 'A lake' },
    navigationItems: [{ label: 'One', target: '#form' }],
    hasSamplePrices: true,
    isSample: true,
  }
  const drawnItem = {
    ...plain,
    items: [
      { title: 'One', description: 'x', scene: { kind: 'coast', seed: 2 } },
      { title: 'Two' },
    ],
    media: { type: 'video', src: '/a.mp4', alt: 'A film' },
    contentType: 'html',
    body: 'a <b>c</b>',
  }
  const photo = { picture: { type: 'image', src: '/ground.png' } }
  const drawing = { picture: { type: 'scene', scene: { kind: 'coast', seed: 5 } } }
  const { media: _media, ...unpictured } = plain
  return [
    ...[plain, full, drawnItem].map((content) => ({ id: 'one', type: kind, content })),
    { id: 'one', type: kind, content: unpictured, backdrop: photo },
    { id: 'one', type: kind, content: unpictured, backdrop: drawing },
  ]
}
