import { describe, expect, it } from 'vitest'

import { buildPageInput } from '../compose/build-page-input.ts'
import { composeGeneratedPage } from '../compose/compose-generated-page.ts'
import type { Section } from '../document/page-document.ts'
import { pageParts } from './page-parts.ts'

const page = composeGeneratedPage(buildPageInput())
const types = (sections: readonly Section[]) => sections.map(({ type }) => type)

describe('pageParts', () => {
  it('cuts a page after its first screen, before its form and before its footer', () => {
    const parts = pageParts(page)
    expect(types(parts.opening)).toEqual(['hero'])
    expect(parts.approach?.sections.map(({ type }) => type)).toEqual(['features'])
    expect(parts.approach?.ctaHref).toBe('#lead-form')
    expect(types(parts.rest)).toEqual(['lead-form'])
    expect(types(parts.footer)).toEqual(['footer'])
  })

  it('keeps every section exactly once and in order, whatever the order is', () => {
    for (let turn = 0; turn < page.sections.length; turn += 1) {
      const sections = [...page.sections.slice(turn), ...page.sections.slice(0, turn)]
      const { opening, approach, rest, footer } = pageParts({ ...page, sections })
      expect([...opening, ...(approach?.sections ?? []), ...rest, ...footer]).toEqual(sections)
    }
  })

  it('has no approach when the form comes before the first screen', () => {
    const parts = pageParts({ ...page, sections: page.sections.toReversed() })
    expect(parts.approach).toBeNull()
  })
})
