import { moreTemplates, type SectionTemplate, sectionTemplates } from '@wildpath/page/templates'
import { describe, expect, it } from 'vitest'

import { type CategoryChoice, filterTemplates } from './filter-templates.ts'

const all = [...sectionTemplates, ...moreTemplates]
const find = (query: string, category: CategoryChoice = 'All', templates = all) =>
  filterTemplates(templates, { query, category }).map(({ id }) => id)

describe('filterTemplates', () => {
  it('leaves everything where nothing is asked', () => {
    expect(find('')).toHaveLength(29)
    expect(find('   ')).toHaveLength(29)
  })

  it('finds by a part of the name, and by a part of the description', () => {
    expect(find('quiet her')).toEqual(['hero-2'])
    expect(find('answers open with a tap')).toEqual(['faq-1'])
  })

  it('finds by what a section is', () => {
    expect(find('pricing')).toContain('pricing-1')
    expect(find('testimonials')).toContain('testimonials-1')
    expect(find('faq')).toContain('faq-1')
    expect(find('cta')).toEqual(['cta-1', 'cta-2'])
  })

  it('pays no heed to capitals, accents and blanks', () => {
    const cafe: SectionTemplate = {
      id: 'cafe',
      name: 'Café',
      category: 'Hero',
      description: 'Coffee for the ÉLAN of it',
      elements: [],
      section: { type: 'hero' },
    }
    expect(find('  CAFE   élan ', 'All', [cafe])).toEqual(['cafe'])
    expect(find('cafè', 'All', [cafe])).toEqual(['cafe'])
  })

  it('keeps to the category that is chosen', () => {
    expect(find('', 'Call to Action')).toEqual(['cta-1', 'cta-2'])
    expect(find('', 'Contact')).toEqual(['contact-1'])
    expect(find('quiet her', 'Footer')).toEqual([])
  })

  it('finds nothing for what is not there', () => {
    expect(find('zzz')).toEqual([])
  })
})
