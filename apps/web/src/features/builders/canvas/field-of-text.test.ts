import { parsePage, type Section } from '@wildpath/page/document'
import { describe, expect, it } from 'vitest'

import { fieldOfText } from './field-of-text.ts'

const items = [
  { title: 'Raft', description: 'Raft' },
  { title: 'Raft', description: 'Two\nlines' },
]
const [section] = parsePage({
  sections: [{ id: 'one', type: 'features', content: { items } }],
}).sections as [Section]

const drawn = (path: string | undefined, textContent: string) => ({
  textContent,
  dataset: path === undefined ? {} : { path },
})

describe('fieldOfText', () => {
  it('returns the field that the element names', () => {
    expect(fieldOfText(drawn('content.items.1.title', 'Raft'), section)).toEqual([
      'content',
      'items',
      1,
      'title',
    ])
  })

  it('accepts a text whose lines are drawn without their breaks', () => {
    const path = ['content', 'items', 1, 'description']
    expect(fieldOfText(drawn(path.join('.'), 'Twolines'), section)).toEqual(path)
  })

  it('returns null for an element that names no field', () => {
    expect(fieldOfText(drawn(undefined, 'Raft'), section)).toBeNull()
  })

  it('returns null when the field has another text or none', () => {
    expect(fieldOfText(drawn('content.items.0.title', 'Kayak'), section)).toBeNull()
    expect(fieldOfText(drawn('content.subtitle', ''), section)).toBeNull()
  })
})
