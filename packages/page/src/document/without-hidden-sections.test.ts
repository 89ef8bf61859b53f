import { describe, expect, it } from 'vitest'

import { parsePage } from './page-document.ts'
import { withoutHiddenSections } from './without-hidden-sections.ts'

describe('withoutHiddenSections', () => {
  it('removes hidden sections', () => {
    const page = parsePage({
      sections: [
        { id: 'a', type: 'text', isHidden: true },
        { id: 'b', type: 'faq' },
        { type: 'zzz', isHidden: true },
      ],
    })
    expect(withoutHiddenSections(page).sections).toEqual([page.sections[1]])
  })

  it.each([1, 'true', 'yes'])('removes a section whose isHidden is %j', (isHidden) => {
    const page = parsePage({ sections: [{ id: 'a', type: 'text', isHidden }] })
    expect(withoutHiddenSections(page).sections).toEqual([])
  })

  it.each([0, 'false', '', null])('keeps a section whose isHidden is %j', (isHidden) => {
    const page = parsePage({ sections: [{ id: 'a', type: 'text', isHidden }] })
    expect(withoutHiddenSections(page).sections).toHaveLength(1)
  })

  it('returns a page without hidden sections unchanged', () => {
    const page = parsePage({
      sections: [{ id: 'a', type: 'text' }, { type: 'zzz' }],
    })
    expect(withoutHiddenSections(page)).toBe(page)
  })
})
