import { parsePage, serializePage } from '@wildpath/page/document'
import { describe, expect, it } from 'vitest'

import { validateText } from './validate-text.ts'

describe('validateText', () => {
  it('says line and column of what is no JSON', () => {
    const verdict = validateText('{\n  "title": "Raft"\n  "sections": []\n}')
    expect(verdict).toEqual({
      state: 'invalid',
      at: { offset: 22, line: 3, column: 3 },
      message: 'Expected a comma or }.',
    })
  })

  it('finds nothing in the text of a page', () => {
    const page = parsePage({ title: 'Raft', sections: [{ type: 'hero' }] })
    const verdict = validateText(JSON.stringify(serializePage(page), null, 2))
    expect(verdict).toMatchObject({ state: 'valid', faults: [], warnings: [] })
  })

  it('lists every fault of a page with the place of the value', () => {
    const text = `{
  "title": 7,
  "sections": [
    { "type": "hero", "background": "blue" },
    { "type": "text", "content": { "title": [] } },
    { "type": "banner" }
  ]
}`
    const verdict = validateText(text)
    if (verdict.state !== 'valid') throw new Error('The text is JSON')
    const shown = ({ faults, warnings }: typeof verdict) =>
      [...faults, ...warnings].map(({ path, from, to }) => [
        path.join('.'),
        `${from.line}:${from.column}`,
        text.slice(from.offset, to),
      ])
    expect(shown(verdict)).toEqual([
      ['title', '2:12', '7'],
      ['sections.0.background', '4:37', '"blue"'],
      ['sections.1.content.title', '5:45', '[]'],
      ['sections.2.type', '6:15', '"banner"'],
    ])
  })

  it('points at what holds a missing value', () => {
    const verdict = validateText('{\n "title": "a" }')
    expect(verdict).toMatchObject({
      faults: [{ path: ['sections'], from: { line: 1, column: 1 }, to: 17 }],
    })
  })
})
