import { describe, expect, it } from 'vitest'

import { builderPageOf } from '@wildpath/contract'
import { landingStateOf } from './landing-state.ts'

const sections = [{ id: 'top', type: 'hero', content: { title: 'Go' } }]
const untouched = {
  usesPageBuilder: false,
  landingPageSections: null,
  landingPageLook: null,
  pageBuilderData: null,
}

describe('landingStateOf', () => {
  it('is about the builder’s page where that is public', () => {
    const pages = { ...untouched, usesPageBuilder: true, landingPageSections: sections }
    expect(landingStateOf(pages)).toBe('builder-active')
    expect(landingStateOf({ ...pages, pageBuilderData: { sections } })).toBe('builder-active')
  })

  it('is about the design that waits, also when the public page of the builder is empty', () => {
    expect(landingStateOf({ ...untouched, pageBuilderData: { sections } })).toBe('design-ready')
    expect(
      landingStateOf({
        ...untouched,
        usesPageBuilder: true,
        landingPageSections: [],
        pageBuilderData: { sections },
      }),
    ).toBe('design-ready')
  })

  it('tells an empty design from none', () => {
    expect(landingStateOf({ ...untouched, pageBuilderData: { sections: [] } })).toBe('legacy')
    expect(landingStateOf(untouched)).toBe('generated')
  })
})

describe('builderPageOf', () => {
  const look = { title: 'Mine', style: { theme: 'reef' } }
  const pages = { ...untouched, landingPageSections: sections, landingPageLook: look }

  it('puts the sections back into what they are drawn with', () => {
    expect(builderPageOf({ ...pages, usesPageBuilder: true })).toEqual({
      title: 'Mine',
      style: { theme: 'reef' },
      sections,
    })
  })

  it('is nothing while the generated page is in use', () => {
    expect(builderPageOf(pages)).toBe(null)
  })
})
