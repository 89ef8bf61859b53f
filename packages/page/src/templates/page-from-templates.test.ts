import { describe, expect, it } from 'vitest'

import { composedGoals } from '../document/composed-goals.ts'
import { readPage } from '../document/page-document.ts'
import { knownFacts } from '../samples/known-facts.ts'
import { sectionsFromTemplates } from './page-from-templates.ts'

const facts = knownFacts({ businessName: 'Big Bend Rafting', answers: [] })

describe('sectionsFromTemplates', () => {
  it('gives every goal a page that can be answered, ends in a footer and keeps its sections when read', () => {
    for (const goal of composedGoals) {
      const sections = sectionsFromTemplates(goal, facts)
      const types = sections.map(({ type }) => type)
      expect([goal, types.includes('lead-form'), types.at(-1)]).toEqual([goal, true, 'footer'])
      const reading = readPage({ sections })
      expect(reading.ok && reading.page.sections).toEqual(sections)
    }
  })

  it('begins with what serves the goal', () => {
    const firsts = composedGoals.map((goal) =>
      sectionsFromTemplates(goal, facts)
        .map(({ type }) => type)
        .slice(0, 3),
    )
    expect(firsts).toEqual([
      ['hero', 'features', 'lead-form'],
      ['hero', 'pricing', 'features'],
      ['header', 'hero', 'text'],
      ['header', 'hero', 'gallery'],
      ['hero', 'features', 'pricing'],
      ['header', 'hero', 'text'],
    ])
  })

  it('names the business once above the fold: in the header, else in the hero', () => {
    const name = facts.businessName
    const [header, below] = sectionsFromTemplates('build-trust', facts)
    expect(header).toMatchObject({ content: { logoText: name } })
    expect(below).toMatchObject({ type: 'hero', content: { businessName: '' } })
    const [hero] = sectionsFromTemplates('sales', facts)
    expect(hero).toMatchObject({ content: { businessName: name } })
  })
})
