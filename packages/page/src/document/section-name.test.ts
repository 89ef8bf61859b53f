import { describe, expect, it } from 'vitest'

import { parsePage, type Section } from './page-document.ts'
import { sectionModels } from '../sections/section-models.ts'
import { sectionFromTemplate } from '../templates/section-from-template.ts'
import { sectionName } from './section-name.ts'
import { moreTemplates, sectionTemplates } from '../templates/section-templates.ts'

/** The section as a page that holds it is read. */
function read(section: unknown): Section {
  const [first] = parsePage({ sections: [section] }).sections
  if (first === undefined) throw new Error('The page has a section')
  return first
}

describe('sectionName', () => {
  it.each([...sectionTemplates, ...moreTemplates].map((one) => [one.id, one] as const))(
    'calls a section from %s by its template, saved and read again',
    (_, template) => {
      const section = read(JSON.parse(JSON.stringify(sectionFromTemplate(template, 'a'))))
      expect(sectionName(section)).toEqual({ name: template.name, category: template.category })
    },
  )

  it('calls a section from no template by its kind', () => {
    expect(sectionName(read({ type: 'lead-form' }))).toEqual({
      name: 'Lead form',
      category: 'Form',
    })
    expect(sectionName(read({ type: 'testimonials' }))).toEqual({
      name: 'Testimonials',
      category: 'Testimonials',
    })
  })

  it('keeps the name of a template of the older model', () => {
    const template = { id: 'hero-9', name: 'Modern Hero', category: 'Hero', preview: '' }
    expect(sectionName(read({ template, content: { headline: 'Up' } }))).toEqual({
      name: 'Modern Hero',
      category: 'Hero',
    })
  })

  it.each([{ name: '   ' }, { name: 7 }, 'hero-1', null])(
    'does without a template that says nothing: %j',
    (template) => {
      expect(sectionName(read({ type: 'hero', template })).name).toBe('Hero')
    },
  )

  it('calls a section of an unknown kind by its type', () => {
    expect(sectionName(read({ type: 'hologram' }))).toEqual({
      name: 'hologram',
      category: 'Unknown',
    })
  })
})

describe('the category of a template', () => {
  it('is that of its kind', () => {
    for (const { section, category } of [...sectionTemplates, ...moreTemplates]) {
      expect(sectionModels[section.type].category).toBe(category)
    }
  })
})
