import { type KnownSection, parsePage } from '@wildpath/page/document'
import { expect, it } from 'vitest'

import { pageOfSection, readSection } from './section-page.ts'

function buildSection(fields: object = {}): KnownSection {
  const raw = { id: 'hero', type: 'hero', content: { title: 'Raft' }, ...fields }
  return parsePage({ sections: [raw] }).sections[0] as KnownSection
}

it('reads the section that was saved', () => {
  const section = buildSection({
    content: {
      title: 'Raft',
      visualElements: [{ id: 'a', type: 'text', x: 1, y: 2, width: 30, height: 10, text: 'Hi' }],
    },
    sampleWords: ['Raft'],
    template: { id: 'hero-1', name: 'Wide hero' },
  })
  expect(readSection(pageOfSection(section))).toEqual(section)
})

it('saves a hidden section as visible', () => {
  const saved = readSection(pageOfSection(buildSection({ isHidden: true })))
  expect(saved).toEqual(buildSection())
})

it('migrates a section from an earlier version', () => {
  const section = { id: 'hero', type: 'hero', content: { headline: 'Old river' } }
  expect(readSection({ version: 1, sections: [section] })).toMatchObject({
    content: { title: 'Old river' },
  })
})

it.each([
  ['a newer version', { version: 99, sections: [{ id: 'hero', type: 'hero' }] }],
  ['an unknown type', { version: 3, sections: [{ id: 'x', type: 'cloud' }] }],
  ['no section', { version: 3, sections: [] }],
])('rejects %s', (_, page) => {
  expect(() => readSection(page)).toThrow(/Reload the page/)
})
