import '../render/eager-drawing.ts'

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { parsePage, readPage, serializePage } from '../document/page-document.ts'
import { buildContext } from '../parts/build-context.ts'
import { PageView } from '../render/page-view.tsx'
import { newNavigationLink } from '../sections/header/new-navigation-link.ts'
import { sectionFromTemplate } from './section-from-template.ts'
import { type SectionTemplate, templateCategories } from '../sections/section-template.ts'
import { moreTemplates, sectionTemplates } from './section-templates.ts'

const allTemplates = [...sectionTemplates, ...moreTemplates]

const byId = (id: string) => {
  const template = allTemplates.find((one) => one.id === id)
  if (template === undefined) throw new Error(`no template ${id}`)
  return template
}

/** Every published page has one; what asks for an address sends it there. */
const form = {
  id: 'form',
  type: 'lead-form',
  content: { fields: [{ label: 'Email', kind: 'email' }] },
}

const show = (id: string, mode: 'public' | 'preview') =>
  renderToStaticMarkup(
    <PageView
      page={parsePage({ sections: [sectionFromTemplate(byId(id), 'one'), form] })}
      context={buildContext({ mode })}
    />,
  )

const idsOf = (category: string) =>
  sectionTemplates.filter((one) => one.category === category).map(({ id }) => id)

describe('section templates', () => {
  it('are those of the specification, by category', () => {
    expect(templateCategories.map((category) => [category, idsOf(category)])).toEqual([
      ['Header', ['header-1', 'header-2', 'header-3']],
      ['Hero', ['hero-1', 'hero-2']],
      ['Features', ['features-1', 'features-2']],
      ['Gallery', ['gallery-1', 'gallery-2']],
      ['Testimonials', ['testimonials-1']],
      ['Pricing', ['pricing-1']],
      ['FAQ', ['faq-1']],
      ['Social Proof', ['social-proof-1', 'social-proof-2']],
      ['Contact', ['contact-1']],
      ['Call to Action', ['cta-1', 'cta-2']],
      ['Team', ['team-1']],
      ['Footer', ['footer-1', 'footer-2', 'footer-3']],
    ])
    expect(sectionTemplates).toHaveLength(21)
  })

  it.each(sectionTemplates.map(({ id }) => id))('%s is read back as it was made', (id) => {
    const section = sectionFromTemplate(byId(id), 'one')
    const page = parsePage({ sections: [section] })
    expect(page.sections).toEqual([section])
    expect(readPage(JSON.parse(JSON.stringify(serializePage(page))))).toEqual({ ok: true, page })
  })

  it.each(sectionTemplates.map(({ id }) => id))('%s shows every word it was given', (id) => {
    const markup = readable(show(id, 'preview'))
    const words = wordsOf(byId(id).section.content)
    expect(words.filter((text) => !markup.includes(text))).toEqual([])
  })

  it.each(sectionTemplates.map((template) => [template.id, template] as const))(
    '%s says what can be changed in it',
    (_, { name, description, elements }) => {
      expect(name).not.toBe('')
      expect(description).not.toBe('')
      expect(elements.length).toBeGreaterThanOrEqual(3)
    },
  )

  it.each(['Header', 'Hero', 'Features', 'Gallery', 'Footer'])(
    '%s offers forms that differ whatever the words are',
    (category) => {
      const forms = sectionTemplates
        .filter((one) => one.category === category)
        .map(({ section }) => JSON.stringify(formOf(section)))
      expect(new Set(forms).size).toBe(forms.length)
    },
  )

  it.each(['testimonials-1', 'social-proof-1', 'social-proof-2', 'pricing-1'])(
    '%s is marked as a sample for the owner',
    (id) => {
      expect(show(id, 'preview')).toContain('class="pg-sample"')
    },
  )

  it('starts headers at the left, and links where nothing is yet', () => {
    expect(byId('header-1').section.content).toMatchObject({ logoPosition: 'left' })
    expect(newNavigationLink).toEqual({ label: 'New Link', target: '#new' })
  })
})

/** What says how a section looks rather than what it says. */
function formOf({ background, content = {} }: SectionTemplate['section']) {
  const { layout, media, ...own } = content
  const options = ['display', 'logoPosition', 'logoSize', 'isTransparent'] as const
  const fields: Record<string, unknown> = own
  return [background, layout, media?.type, ...options.map((name) => fields[name])]
}

/** The texts of a content that are read by somebody: no addresses, names of options or flags. */
function wordsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return silent.has(key) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((entry) => wordsOf(entry, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) => wordsOf(entry, name))
}

const silent = new Set(
  'target link url ctaUrl icon type style scene kind time weather season subject textPosition alignment display logoPosition logoSize'.split(
    ' ',
  ),
)

/** Markup with its entities read, to be searched for words. */
function readable(markup: string): string {
  return markup.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
