import { describe, expect, it } from 'vitest'

import { readPreview } from './read-preview.ts'

const hero = { id: 'top', type: 'hero', content: { title: 'Ride the canyon' } }

describe('what a preview was opened with', () => {
  it('may be a page', () => {
    const reading = readPreview(JSON.stringify({ title: 'Rafting', sections: [hero] }))
    expect(reading).toMatchObject({
      state: 'shown',
      page: {
        title: 'Rafting',
        sections: [{ type: 'hero', content: { title: 'Ride the canyon' } }],
      },
    })
  })

  it('may be a list of sections alone', () => {
    const reading = readPreview(JSON.stringify([hero, { type: 'zzz', content: {} }]))
    expect(reading).toMatchObject({
      state: 'shown',
      page: { title: '', sections: [{ type: 'hero' }, { type: 'zzz' }] },
    })
  })

  it('may be missing', () => {
    expect(readPreview(null)).toEqual({ state: 'missing' })
    expect(readPreview(' ')).toEqual({ state: 'missing' })
  })

  it('may hold nothing to show', () => {
    expect(readPreview('null')).toEqual({ state: 'empty' })
    expect(readPreview('[]')).toEqual({ state: 'empty' })
    expect(readPreview('{"sections":[]}')).toEqual({ state: 'empty' })
  })

  it('is refused with the parser’s words where it is no JSON', () => {
    expect(readPreview('{')).toEqual({
      state: 'failed',
      reason: expect.stringMatching(/^The page data is not valid JSON: .+position 1/) as string,
    })
  })

  it('is refused where it is no page', () => {
    expect(readPreview('42')).toEqual({
      state: 'failed',
      reason: 'This is not a page: the page is missing or of the wrong kind.',
    })
    expect(readPreview('{"title":"Rafting"}')).toEqual({
      state: 'failed',
      reason: 'This is not a page: sections is missing or of the wrong kind.',
    })
  })

  it('is refused where it is too large to draw', () => {
    const json = JSON.stringify({ title: 'x'.repeat(900_000), sections: [hero] })
    expect(readPreview(json)).toEqual({
      state: 'failed',
      reason: expect.stringMatching(/^This page is too large: 900,\d{3} characters/) as string,
    })
  })
})
