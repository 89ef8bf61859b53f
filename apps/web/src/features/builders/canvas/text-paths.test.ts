import { describe, expect, it } from 'vitest'

import { textPaths } from './text-paths.ts'

describe('textPaths', () => {
  it('finds a text wherever it stands', () => {
    const content = { title: 'Book', items: [{ title: 'Raft' }, { title: 'Book', tags: ['Book'] }] }
    expect(textPaths(content, 'Book')).toEqual([
      ['title'],
      ['items', 1, 'title'],
      ['items', 1, 'tags', 0],
    ])
  })

  it('finds whole texts only, and nothing in numbers', () => {
    expect(textPaths({ title: 'Book now', columns: 3, none: null }, 'Book')).toEqual([])
    expect(textPaths({ columns: 3 }, '3')).toEqual([])
  })
})
