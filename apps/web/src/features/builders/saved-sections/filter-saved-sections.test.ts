import { expect, it } from 'vitest'

import { filterSavedSections } from './filter-saved-sections.ts'

const build = (name: string, kind: string) => ({ id: name, name, kind, createdAt: '' })
const sections = [build('Café stop', 'features'), build('Our guides', 'team')]
const find = (query: string) => filterSavedSections(sections, query).map(({ name }) => name)

it('finds every section if there is no query', () => {
  expect(find(' ')).toEqual(['Café stop', 'Our guides'])
})

it('finds sections by words of their name and type', () => {
  expect(find('cafe')).toEqual(['Café stop'])
  expect(find('TEAM guides')).toEqual(['Our guides'])
  expect(find('cafe guides')).toEqual([])
})
