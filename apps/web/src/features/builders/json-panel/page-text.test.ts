import { parsePage } from '@wildpath/page/document'
import { describe, expect, it } from 'vitest'

import { isSamePage, longestText, pageText } from './page-text.ts'

const page = parsePage({ title: 'Raft', sections: [{ type: 'hologram', beam: [1] }] })

describe('pageText', () => {
  it('indents by two, and shows what is not known as it came', () => {
    expect(pageText(page)).toContain(`  "title": "Raft",\n`)
    expect(pageText(page)).toContain(
      `      "type": "hologram",\n      "beam": [\n        1\n      ]`,
    )
  })

  it('leaves the indents out where they would be most of it', () => {
    let deep: unknown = Array.from({ length: 49_500 }, () => 1)
    for (let level = 0; level < 24; level += 1) deep = { er: deep }
    const wide = parsePage({ sections: [{ type: 'hologram', deep }] })
    expect(JSON.stringify(wide, null, 2).length).toBeGreaterThan(longestText)
    const text = pageText(wide)
    expect(text.length).toBeLessThan(longestText)
    expect(JSON.parse(text)).toMatchObject({ sections: [{ type: 'hologram' }] })
  })
})

describe('isSamePage', () => {
  it('looks at what a page says, not at when it was changed', () => {
    expect(isSamePage(page, { ...page, updatedAt: '2026-01-01T00:00:00Z' })).toBe(true)
    expect(isSamePage(page, { ...page, title: 'Kayak' })).toBe(false)
  })
})
