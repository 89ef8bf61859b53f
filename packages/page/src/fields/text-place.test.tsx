import '../sections/custom/eager-markup.ts'

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
import { knownSections } from '../parts/known-sections.ts'
import { PageView } from '../render/page-view.tsx'
import type { RenderContext } from '../parts/render-context.ts'

const templates = [...sectionTemplates, ...moreTemplates]

describe('the texts of a page that is edited', () => {
  it.each(sectionTypes)('say where they stand: %s', (type) => {
    const found = variationsOf(type).map(expectEveryPlace)
    expect(Math.max(...found)).toBeGreaterThan(0)
  })

  it.each(templates.map((template) => [template.id, template] as const))(
    'say where they stand in a section from %s',
    (_, template) => {
      expect(expectEveryPlace(sectionFromTemplate(template, 'one'))).toBeGreaterThan(0)
    },
  )

  it('are told apart where they say the same', () => {
    const items = [
      { title: 'Raft', description: 'Raft' },
      { title: 'Raft', description: 'Raft' },
    ]
    const section = { id: 'one', type: 'features', content: { title: 'Raft', items } }
    expect(placesOf(drawn(section, 'edit')).map(([path]) => path)).toEqual([
      'content.title',
      'content.items.0.title',
      'content.items.0.description',
      'content.items.1.title',
      'content.items.1.description',
    ])
  })

  it('are marked for nobody else, and nothing else differs from a preview', () => {
    const page = parsePage(everyKindPage())
    const [edited, preview, published] = (['edit', 'preview', 'public'] as const).map((mode) =>
      markupOf(page, mode),
    )
    expect(edited).toContain(' data-path="content.title"')
    expect(preview).not.toContain('data-path')
    expect(published).not.toContain('data-path')
    expect(edited?.replaceAll(/ data-path="[^"]*"/g, '')).toBe(preview)
  })
})

/** Every text that the panel edits and that stands alone in an element has its path, and no other has one; how many there are. */
function expectEveryPlace(section: KnownSection): number {
  const told = withToldTexts(section)
  const tree = drawn(told.section, 'edit')
  const found = leavesOf(tree).flatMap(({ element, text }) => {
    const path = told.paths.get(text)
    return path === undefined ? [] : [[path, element.properties['dataPath']]]
  })
  expect(found.filter(([path, said]) => path !== said)).toEqual([])
  const [read] = pageOf(told.section).sections
  const wrong = placesOf(tree).filter(
    ([path, text]) => getField(read, stepsOf(path)) !== text && path !== '',
  )
  expect(wrong).toEqual([])
  return found.length
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
    const entries = getField(section, field.path)
    for (const index of Array.isArray(entries) ? entries.keys() : []) {
      for (const inner of field.fields) {
        const steps = [...field.path, index, ...inner.path]
        if (isText(inner.control) && hasWords(section, steps)) tell(steps)
      }
    }
  }
  return { section: told, paths }
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

/** Elements that hold nothing but words; those of a native list are its own. */
function leavesOf(tree: MarkupTree): { element: MarkupElement; text: string }[] {
  return elementsOf(tree).flatMap((element) => {
    const [only, ...others] = element.children
    if (only?.type !== 'text' || others.length > 0 || element.tagName === 'option') return []
    return [{ element, text: only.value }]
  })
}

function placesOf(tree: MarkupTree): [path: string, text: string][] {
  return leavesOf(tree).flatMap(({ element, text }) => {
    const path = element.properties['dataPath']
    return typeof path === 'string' ? [[path, text] satisfies [string, string]] : []
  })
}

function stepsOf(path: string): (string | number)[] {
  return path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
}
