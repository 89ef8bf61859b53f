import { describe, expect, it } from 'vitest'

import { readPage } from '../page-document.ts'
import { describeProblem, pageLimits } from './page-limits.ts'

function problemOf(value: unknown) {
  const reading = readPage(value)
  return reading.ok ? null : reading.problem
}

const text = (id: string, body = '') => ({ id, type: 'text', content: { body } })

describe('pages beyond all limits', () => {
  it('are refused for their size', () => {
    const body = 'x'.repeat(10_000)
    const sections = Array.from({ length: 500 }, (_, index) => text(`t${index}`, body))
    expect(problemOf({ sections })).toMatchObject({ kind: 'too-large' })
    expect(problemOf({ sections: [text('a', 'x'.repeat(5_000_000))] })).toMatchObject({
      kind: 'too-large',
    })
  })

  it('are refused for the number of their sections', () => {
    const sections = Array.from({ length: 2000 }, (_, index) => text(`t${index}`))
    expect(problemOf({ sections })).toEqual({ kind: 'too-many-sections', sections: 2000 })
  })

  it('are refused for the number of fields of one part, wherever it stands', () => {
    const fields = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`k${index}`, 1]))
    const problem = { kind: 'too-many-fields' }
    expect(problemOf({ sections: [], ...fields })).toMatchObject(problem)
    expect(problemOf({ sections: [{ ...text('a'), content: fields }] })).toMatchObject(problem)
    expect(problemOf({ sections: [{ id: 'a', type: 'carousel', fields }] })).toMatchObject(problem)
  })

  it('are refused for the number of their values, with those that reading adds', () => {
    const many = { id: 'a', type: 'carousel', slides: Array.from({ length: 50_000 }, () => 1) }
    expect(problemOf({ sections: [many] })).toMatchObject({ kind: 'too-many-values' })
    const short = Array.from({ length: 900 }, (_, index) => text(`t${index}`))
    const slides = Array.from({ length: 46_000 }, () => 1)
    const sections = [...short, { id: 'a', type: 'carousel', slides }]
    expect(problemOf({ sections })).toMatchObject({ kind: 'too-many-values' })
  })

  it('are refused when they contain themselves', () => {
    const page: { sections: unknown[] } = { sections: [] }
    page.sections.push({ type: 'text', content: page })
    expect(problemOf(page)).toEqual({ kind: 'too-deep' })
  })

  it('are refused when they are nested deeper than any page', () => {
    const deep = JSON.parse('['.repeat(5000) + ']'.repeat(5000)) as unknown
    expect(problemOf({ sections: [deep] })).toEqual({ kind: 'too-deep' })
  })

  it('are refused when the same part is written over and over', () => {
    let part: object = { title: 'x' }
    for (let level = 0; level < 30; level += 1) part = { left: part, right: part }
    expect(problemOf({ sections: [part] })).toMatchObject({ kind: 'too-large' })
  })

  it.each([null, undefined, 7, 'page', true, [], {}, { sections: 'none' }, { sections: [1n] }])(
    'are refused when they are none: %s',
    (value) => {
      expect(problemOf(value)).toMatchObject({ kind: 'not-a-page' })
    },
  )

  it('are refused when a later version wrote them', () => {
    expect(problemOf({ version: 99, sections: [] })).toEqual({ kind: 'newer-version', version: 99 })
  })

  it('are told in one sentence each', () => {
    expect(describeProblem({ kind: 'too-large', characters: 5_000_000 })).toBe(
      'This page is too large: 5,000,000 characters, and at most 900,000 are possible.',
    )
    expect(describeProblem({ kind: 'too-many-sections', sections: 2000 })).toBe(
      'This page has 2,000 sections; at most 1,000 are possible.',
    )
    expect(describeProblem({ kind: 'too-many-fields', fields: 70_000 })).toBe(
      'A part of this page has 70,000 fields; at most 1,000 are possible.',
    )
    expect(describeProblem({ kind: 'too-many-values', values: 70_000 })).toBe(
      'This page holds 70,000 values; at most 50,000 are possible.',
    )
    expect(pageLimits).toEqual({
      characters: 900_000,
      sections: 1000,
      fields: 1000,
      values: 50_000,
      depth: 40,
    })
  })
})

describe('texts that no database takes', () => {
  it('lose NUL and halves of characters, and keep everything else', () => {
    const reading = readPage({
      title: 'Ra\0ft \ud83d\ude00 \ud83d',
      sections: [{ 'id': 'a', 'type': 'carousel', 'sli\0des': ['\udc00x'] }],
    })
    expect(reading).toMatchObject({
      ok: true,
      page: {
        title: 'Raft \ud83d\ude00 \ufffd',
        sections: [{ raw: { id: 'a', type: 'carousel', slides: ['\ufffdx'] } }],
      },
    })
  })
})

describe('names that mean something to the language', () => {
  it('are data like any other', () => {
    const stored = JSON.parse(
      '{"sections":[{"id":"a","type":"text","constructor":1,"content":{"title":"x","__proto__":{"title":"y","polluted":1},"toString":2}}],"__proto__":{"polluted":1}}',
    ) as unknown
    const reading = readPage(stored)
    expect(reading).toMatchObject({ ok: true, page: { sections: [{ content: { title: 'x' } }] } })
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})
