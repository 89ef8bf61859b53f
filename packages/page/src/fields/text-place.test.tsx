import '../render/eager-drawing.ts'

import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { parsePage, type PageDocument } from '../document/page-document.ts'
import { getField, withField } from '../edit/field-path.ts'
import type { MarkupElement, MarkupNode, MarkupTree } from '../sections/custom/markup-tree.ts'
import { sectionPanels } from './section-panels.ts'
import { type KnownSection, type SectionType, sectionTypes } from '../sections/section-models.ts'
import { everyKindPage } from '../testing/sample-pages.ts'
import { fieldsOfPanel } from '../testing/section-leaves.ts'
import { sectionFromTemplate } from '../templates/section-from-template.ts'
import { moreTemplates, sectionTemplates } from '../templates/section-templates.ts'
import { buildContext } from '../parts/build-context.ts'
import { wordsOf } from '../language/words-of.ts'
import { knownSections } from '../parts/known-sections.ts'
import { PageView } from '../render/page-view.tsx'
import type { RenderContext } from '../parts/render-context.ts'

const templates = [...sectionTemplates, ...moreTemplates]
const productWords = new Set(stringsIn(wordsOf('en')))

/** Texts that visitors read and that cannot be edited in place. Make this list shorter, never longer. */
const panelOnly: Partial<Record<SectionType, readonly string[]>> = {
  // A card reads price and features out of a description when it has no features of its own.
  pricing: ['content.items.0.description'],
}

const panelOnlyInTemplates: Readonly<Record<string, readonly string[]>> = {
  // Markdown: its text differs from what visitors read.
  'custom-1': [
    'Ask us about anything that is',
    'not answered here',
    'Where to park',
    'When to be there',
  ],
}

describe('the texts of a page that is edited', () => {
  it.each(sectionTypes)('name their fields: %s', (type) => {
    const found = variationsOf(type).map(findPlaces)
    expect(found.flatMap(({ wrong }) => wrong)).toEqual([])
    expect(Math.max(...found.map(({ covered }) => covered))).toBeGreaterThan(0)
    expect(distinct(found.flatMap(({ uncovered }) => uncovered))).toEqual(panelOnly[type] ?? [])
  })

  it.each(templates.map((template) => [template.id, template] as const))(
    'name their fields in a section from %s',
    (id, template) => {
      const section = sectionFromTemplate(template, 'one')
      expect(findPlaces(section).wrong).toEqual([])
      const texts = textsOf(drawn(section, 'edit')).filter(({ path }) => path === null)
      const own = texts.map(({ text }) => text.trim())
      expect(own.filter((text) => isFromSection(section, text))).toEqual(
        panelOnlyInTemplates[id] ?? [],
      )
    },
  )

  it('are told apart where they say the same', () => {
    const items = [
      { title: 'Raft', description: 'Raft' },
      { title: 'Raft', description: 'Raft' },
    ]
    const section = { id: 'one', type: 'features', content: { title: 'Raft', items } }
    expect(textsOf(drawn(section, 'edit')).map(({ path }) => path)).toEqual([
      'content.title',
      'content.items.0.title',
      'content.items.0.description',
      'content.items.1.title',
      'content.items.1.description',
    ])
  })

  it('name the field that a price and features were read from', () => {
    const items = [{ title: 'Half day', description: '$49, lunch' }]
    const markup = markupOf(
      parsePage({ sections: [{ id: 'one', type: 'pricing', content: { items } }] }),
      'edit',
    )
    expect(markup).toContain('class="pg-price" data-field="content.items.0.description"')
    expect(markup).toContain('class="pg-plan-features" data-field="content.items.0.description"')
  })

  it('are marked for nobody else, and nothing else differs from a preview', () => {
    const page = parsePage(everyKindPage())
    const [edited, preview, published] = (['edit', 'preview', 'public'] as const).map((mode) =>
      markupOf(page, mode),
    )
    expect(edited).toContain(' data-path="content.title"')
    expect(preview).not.toContain('data-path')
    expect(published).not.toContain('data-path')
    expect(withoutMarks(edited)).toBe(withoutMarks(preview))
  })
})

function withoutMarks(markup = ''): string {
  return markup
    .replaceAll(/ data-(?:path|field|picture)="[^"]*"/g, '')
    .replaceAll(/<span>([^<]*)<\/span>/g, '$1')
}

/** Gives every field of the panel a text of its own, and finds each of them on the page. */
function findPlaces(section: KnownSection) {
  const told = withToldTexts(section)
  const texts = textsOf(drawn(told.section, 'edit'))
  const found = [...told.paths].flatMap(([words, path]) =>
    texts
      .filter(({ text }) => new RegExp(`\\b${words}\\b`).test(text))
      .map(({ path: said }) => ({ path, said })),
  )
  return {
    covered: found.filter(({ path, said }) => path === said).length,
    wrong: found.filter(({ path, said }) => said !== null && path !== said),
    uncovered: found.filter(({ said }) => said === null).map(({ path }) => path),
  }
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((inner) => stringsIn(inner))
}

/** False for texts that the product adds. */
function isFromSection(section: KnownSection, text: string): boolean {
  return (
    /\p{L}/u.test(text) &&
    !productWords.has(text) &&
    stringsIn(section).some((value) => value.includes(text))
  )
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].toSorted()
}

/** The section with a text of its own in every field of its panel that takes plain text. */
function withToldTexts(section: KnownSection) {
  const paths = new Map<string, string>()
  let told: Record<string, unknown> = section
  const tell = (steps: readonly (string | number)[]) => {
    const text = `words ${paths.size + 1}`
    paths.set(text, steps.join('.'))
    told = withField(told, steps, text)
  }
  const isText = (control: string) => control === 'text' || control === 'long-text'
  for (const { field } of fieldsOfPanel(sectionPanels[section.type]).filter(
    ({ at }) => at.length === 0,
  )) {
    if (isText(field.control) && hasWords(section, field.path)) tell(field.path)
    if (field.control !== 'list') continue
    for (const index of keysOf(getField(section, field.path))) {
      for (const inner of field.fields) {
        const steps = [...field.path, index, ...inner.path]
        if (isText(inner.control) && hasWords(section, steps)) tell(steps)
        if (inner.control !== 'texts') continue
        for (const line of keysOf(getField(section, steps))) tell([...steps, line])
      }
    }
  }
  return { section: told, paths }
}

function keysOf(entries: unknown): number[] {
  return Array.isArray(entries) ? [...entries.keys()] : []
}

function hasWords(section: KnownSection, path: readonly (string | number)[]): boolean {
  const value = getField(section, path)
  return typeof value === 'string' && value !== ''
}

/** A section with words in every field, and the same without what stands in the place of something else. */
function variationsOf(type: SectionType): KnownSection[] {
  const entry = {
    title: 'a',
    description: 'b',
    role: 'c',
    company: '',
    price: 'd',
    period: 'e',
    buttonText: 'f',
    features: ['g'],
    image: '/a.png',
    label: 'h',
    name: 'i',
    url: 'https://a.test',
    text: 'j',
  }
  const names = [
    'title',
    'subtitle',
    'body',
    'eyebrow',
    'businessName',
    'secondaryText',
    'email',
    'phone',
    'address',
    'companyName',
    'description',
    'copyrightText',
    'newsletterTitle',
    'newsletterDescription',
    'logoText',
    'ctaText',
    'loginText',
    'signupText',
    'buttonText',
  ]
  const lists = [
    'items',
    'buttons',
    'fields',
    'navigationItems',
    'socialLinks',
    'quickLinks',
    'companyLinks',
    'productLinks',
    'resourceLinks',
    'footerLinks',
  ]
  const full = {
    ...Object.fromEntries(names.map((name) => [name, name])),
    ...Object.fromEntries(lists.map((name) => [name, [{ ...entry, title: '' }, entry, entry]])),
  }
  const without = (...left: string[]) =>
    Object.fromEntries(Object.entries(full).filter(([name]) => !left.includes(name)))
  const contents = [
    full,
    { ...full, placeholder: 'Your email' },
    without('logoText', 'ctaText'),
    { ...full, items: [{ ...entry, image: '', role: '', company: 'k', description: '' }] },
    { ...full, items: [{ ...entry, image: '', features: [], link: 'https://a.test' }] },
    {
      ...full,
      items: [
        { ...entry, title: '' },
        { ...entry, description: '' },
      ],
    },
  ]
  return contents
    .flatMap((content) => knownSections(pageOf({ id: 'one', type, content })))
    .filter(({ id }) => id === 'one')
}

function pageOf(section: unknown): PageDocument {
  const form = {
    id: 'form',
    type: 'lead-form',
    content: { fields: [{ label: 'Email', kind: 'email' }] },
  }
  return parsePage({ sections: [section, form] })
}

function markupOf(page: PageDocument, mode: RenderContext['mode']): string {
  return renderToStaticMarkup(<PageView page={page} context={buildContext({ mode })} />)
}

/** The element of the section alone. */
function drawn(section: unknown, mode: RenderContext['mode']): MarkupTree {
  const tree = fromHtmlIsomorphic(markupOf(pageOf(section), mode), { fragment: true })
  return {
    type: 'root',
    children: elementsOf(tree).filter(({ properties }) => properties['id'] === 'one'),
  }
}

function elementsOf(node: MarkupNode | MarkupTree): MarkupElement[] {
  const inner = 'children' in node ? node.children.flatMap((child) => elementsOf(child)) : []
  return node.type === 'element' ? [node, ...inner] : inner
}

type ShownText = { text: string; path: string | null }

/** Texts that visitors see, each with the field that it names. */
function textsOf(node: MarkupNode | MarkupTree, path: string | null = null): ShownText[] {
  if (node.type === 'text') return node.value.trim() === '' ? [] : [{ text: node.value, path }]
  if (!('children' in node)) return []
  if (node.type === 'element' && isLeftOut(node)) return []
  const own = node.type === 'element' ? node.properties['dataPath'] : undefined
  const inner = typeof own === 'string' ? own : path
  return node.children.flatMap((child) => textsOf(child, inner))
}

/** What visitors do not see, and what the product itself says. */
function isLeftOut({ tagName, properties }: MarkupElement): boolean {
  const { className, ariaHidden } = properties
  const classes = Array.isArray(className) ? className : []
  return (
    tagName === 'option' ||
    ariaHidden === 'true' ||
    ['pg-unseen', 'pg-sample', 'pg-trap', 'pg-optional', 'pg-note'].some((name) =>
      classes.includes(name),
    )
  )
}
