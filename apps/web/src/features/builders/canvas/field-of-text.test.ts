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

const drawn = (path: string | undefined, textContent: string, childElementCount = 0) => ({
  textContent,
  childElementCount,
  dataset: path === undefined ? {} : { path },
})

describe('fieldOfText', () => {
  it('is where the drawing says that the words stand', () => {
    expect(fieldOfText(drawn('content.items.1.title', 'Raft'), section)).toEqual([
      'content',
      'items',
      1,
      'title',
    ])
  })

  it('is none where the drawing says nothing', () => {
    expect(fieldOfText(drawn(undefined, 'Raft'), section)).toBeNull()
  })

  it('is none where other words stand, something beside them, or several lines', () => {
    expect(fieldOfText(drawn('content.items.0.title', 'Kayak'), section)).toBeNull()
    expect(fieldOfText(drawn('content.items.0.title', 'Raft', 1), section)).toBeNull()
    expect(fieldOfText(drawn('content.items.1.description', 'Two\nlines'), section)).toBeNull()
    expect(fieldOfText(drawn('content.subtitle', ''), section)).toBeNull()
  })
})
