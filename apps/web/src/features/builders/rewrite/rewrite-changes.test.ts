import { isUnknownSection, type KnownSection, parsePage } from '@wildpath/page/document'
import { applyEdit } from '@wildpath/page/edit'
import { describe, expect, it } from 'vitest'

import { changesOf, withChanges } from './rewrite-changes.ts'
import { sectionTexts } from './section-texts.ts'

const page = parsePage({
  sections: [
    { id: 'top', type: 'text' },
    {
      id: 'prices',
      type: 'pricing',
      content: { title: 'Prices', items: [{ title: 'Day', buttonText: 'Ask' }] },
    },
  ],
})
const section = page.sections[1] as KnownSection
const place = { section, page }
const texts = sectionTexts(section)
const answered = (words: Record<string, string>) =>
  texts.map((text) => ({ ...text, text: words[text.text] ?? text.text }))

describe('changesOf', () => {
  it('lists the texts that came back with other words', () => {
    const changes = changesOf(texts, answered({ Prices: 'What it costs' }), place)
    expect(changes.map(({ id, text, after }) => [id, text, after])).toEqual([
      ['content.title', 'Prices', 'What it costs'],
    ])
  })

  it('leaves out what the section cannot hold', () => {
    expect(changesOf(texts, answered({ Ask: 'x'.repeat(401) }), place)).toEqual([])
  })
})

describe('withChanges', () => {
  const changes = changesOf(texts, answered({ Prices: 'What it costs', Day: 'All day' }), place)

  it('changes the words that were taken and nothing else', () => {
    const changed = withChanges(place, changes.slice(1))
    expect(changed).toEqual({
      ...section,
      content: {
        ...section.content,
        items: [{ ...section.content.items[0], title: 'All day' }],
      },
    })
    expect(withChanges(place, [])).toBe(section)
  })

  it('is one edit of the page', () => {
    const edited = applyEdit(page, {
      kind: 'replace-section',
      index: 1,
      section: withChanges(place, changes),
    })
    const result = edited.sections[1]
    expect(result !== undefined && !isUnknownSection(result) && result.content.title).toBe(
      'What it costs',
    )
    expect(edited.sections[0]).toBe(page.sections[0])
  })
})
