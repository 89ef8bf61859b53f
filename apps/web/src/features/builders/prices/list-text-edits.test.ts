import { describe, expect, it } from 'vitest'

import { countTexts, listTextEdits } from './list-text-edits.ts'

describe('listTextEdits', () => {
  it('matches entries by ID, or by position if they have none', () => {
    const before = [
      { id: 'hero', content: { title: 'Raft', items: ['one', 'two'] } },
      { id: 'gone', content: { title: 'Gone' } },
    ]
    const after = [
      { id: 'new', content: { title: 'New' } },
      { id: 'hero', content: { title: 'Raft now', items: ['one', 'three'] } },
    ]
    expect(listTextEdits(before, after)).toEqual([
      { before: 'Raft', after: 'Raft now' },
      { before: 'two', after: 'three' },
    ])
  })

  it('returns no edits for values of different types', () => {
    expect(listTextEdits({ title: 'Raft', size: 1 }, { title: ['Raft'], size: 2 })).toEqual([])
  })
})

describe('countTexts', () => {
  it('counts matching texts at any depth', () => {
    const data = { a: '$95', b: ['$95', 'free', { c: 'from $95', d: null }], e: 95 }
    expect(countTexts(data, (text) => text.includes('$95'))).toBe(3)
  })
})
