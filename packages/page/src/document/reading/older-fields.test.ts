import { describe, expect, it } from 'vitest'

import { readPage } from '../page-document.ts'

describe('a kind that is called like something every object has', () => {
  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('is unknown: %s', (type) => {
    const raw = { id: 'x', type, content: { title: 'Go' } }
    expect(readPage({ sections: [raw] })).toMatchObject({
      ok: true,
      page: { sections: [{ type, raw }] },
    })
    expect(readPage({ version: 1, sections: [raw] })).toMatchObject({
      ok: true,
      page: { sections: [{ type, raw }] },
    })
  })
})
