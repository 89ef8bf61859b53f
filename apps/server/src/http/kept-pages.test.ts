import { describe, expect, it } from 'vitest'

import type { EncodedText } from './encoded-text.ts'
import { createKeptPages } from './kept-pages.ts'

const pageOf = (size: number): EncodedText => ({
  etag: '"1"',
  bytes: { identity: Buffer.alloc(size), gzip: Buffer.alloc(0), br: Buffer.alloc(0) },
})

/** Counts what is made. */
function open(bounds: { most: number; mostBytes: number }) {
  const get = createKeptPages(bounds)
  const made: string[] = []
  const visit = (key: string, { content = 'same', size = 10 } = {}) =>
    get(key, content, async () => {
      made.push(key)
      return pageOf(size)
    })
  return { get, visit, made }
}

describe('kept pages', () => {
  it('are made once, and anew when they say something else', async () => {
    const { visit, made } = open({ most: 5, mostBytes: 1000 })
    await Promise.all([visit('a'), visit('a')])
    await visit('a')
    await visit('a', { content: 'other' })
    expect(made).toEqual(['a', 'a'])
  })

  it('go when there are too many, the least used first', async () => {
    const { visit, made } = open({ most: 2, mostBytes: 1000 })
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await visit(key)
    }
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  })

  it('go when they are too large together, one that is too large alone at once', async () => {
    const { visit, made } = open({ most: 10, mostBytes: 100 })
    await visit('a', { size: 60 })
    await visit('b', { size: 60 })
    await visit('b', { size: 60 })
    await visit('a', { size: 60 })
    expect(made).toEqual(['a', 'b', 'a'])
    await visit('c', { size: 500 })
    await visit('c', { size: 500 })
    expect(made.slice(3)).toEqual(['c', 'c'])
  })

  it('give the room of what they were back when they say something shorter', async () => {
    const { visit, made } = open({ most: 10, mostBytes: 100 })
    await visit('a', { size: 90 })
    await visit('a', { content: 'short', size: 10 })
    await visit('b', { size: 80 })
    await visit('a', { content: 'short', size: 10 })
    expect(made).toEqual(['a', 'a', 'b'])
  })

  it('are tried again after a failure', async () => {
    const { get, visit, made } = open({ most: 5, mostBytes: 1000 })
    const failed = get('a', 'same', () => Promise.reject(new Error('No')))
    await expect(failed).rejects.toThrow('No')
    await visit('a')
    expect(made).toEqual(['a'])
  })
})
