import { describe, expect, it } from 'vitest'

import { applyEdit, type PageEdit } from '../edit/index.ts'
import { buildPageInput } from './build-page-input.ts'
import { composeGeneratedPage } from './compose-generated-page.ts'
import { readTextsBack } from './read-texts-back.ts'

const built = buildPageInput()
const input = {
  ...built,
  landingPage: {
    ...built.landingPage,
    headline: 'Ride the canyon',
    benefits: ['Small groups', 'Warm wetsuits'],
    faq: [{ question: 'And rain?', answer: 'We paddle.' }],
  },
}
const base = composeGeneratedPage(input)

const indexOf = (id: string) =>
  base.sections.findIndex((section) => 'id' in section && section.id === id)

function readBack(...edits: PageEdit[]) {
  return readTextsBack(input.landingPage, { base, mine: edits.reduce(applyEdit, base) })
}

const set = (id: string, path: (string | number)[], value: string): PageEdit => ({
  kind: 'set-section-field',
  index: indexOf(id),
  path: ['content', ...path],
  value,
})

describe('texts changed on the page', () => {
  it('are empty for an unedited page', () => {
    expect(readBack()).toEqual([])
  })

  it('are mapped to the fields that they came from', () => {
    expect(
      readBack(
        set('hero', ['title'], 'Ride at dawn'),
        set('features', ['items', 1, 'description'], 'Dry suits'),
        set('faq', ['items', 0, 'description'], 'We stay dry.'),
      ),
    ).toEqual([
      { path: ['headline'], text: 'Ride at dawn' },
      { path: ['benefits', 1], text: 'Dry suits' },
      { path: ['faq', 0, 'answer'], text: 'We stay dry.' },
    ])
  })

  it('are read back even if their section moved', () => {
    const moved: PageEdit = { kind: 'move-section', index: 0, to: 2 }
    expect(readBack(set('hero', ['title'], 'Ride at dawn'), moved)).toEqual([
      { path: ['headline'], text: 'Ride at dawn' },
    ])
  })

  it('do not include deleted sections or cleared text', () => {
    expect(readBack({ kind: 'remove-section', index: indexOf('faq') })).toEqual([])
    expect(readBack(set('hero', ['title'], ' '))).toEqual([])
  })

  it('do not include a text that changed in only one of several places', () => {
    const places = base.sections.filter((section) =>
      JSON.stringify(section).includes(JSON.stringify(input.landingPage.cta_text)),
    )
    expect(places.length).toBeGreaterThan(1)
    expect(readBack(set('hero', ['buttons', 0, 'text'], 'Only here'))).toEqual([])
  })
})
