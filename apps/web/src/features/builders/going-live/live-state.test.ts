import { type Funnel, noFacts } from '@wildpath/contract'
import { parsePage } from '@wildpath/page/document'
import { describe, expect, it } from 'vitest'

import { buildBusinessInfo } from '../../../entities/funnel/testing/build-business-info.ts'
import { buildContent } from '../../../entities/funnel/testing/build-content.ts'
import { generatedPageOf } from '../store/working-page.ts'
import { liveStateOf } from './live-state.ts'

const sections = [{ id: 'top', type: 'hero', content: { title: 'Built by hand' } }]
const page = parsePage({ sections })

const composedFunnel = {
  isPublic: true,
  usesPageBuilder: false,
  has_unpublished_changes: false,
  landingPageSections: null,
  pageBuilderData: null,
  business_info: buildBusinessInfo(),
  business_facts: noFacts,
  generated_content: buildContent(),
  custom_branding: {},
} as unknown as Funnel

function funnelWith(fields: Partial<Funnel>): Funnel {
  const generated_content = { landing_page: { headline: 'Ride the canyon' } }
  return {
    isPublic: true,
    usesPageBuilder: true,
    has_unpublished_changes: true,
    landingPageSections: sections,
    landingPageLook: { updatedAt: '2031-05-04T10:00:00Z' },
    generated_content,
    ...fields,
  } as Funnel
}

describe('what visitors see', () => {
  it('is nothing before the funnel is published', () => {
    expect(liveStateOf(funnelWith({ isPublic: false }), page)).toEqual({ state: 'unpublished' })
  })

  it('is this page once it is the public one, whoever saved it when', () => {
    expect(liveStateOf(funnelWith({}), page)).toEqual({ state: 'this-page' })
    expect(liveStateOf(funnelWith({}), { ...page, updatedAt: 'later' })).toEqual({
      state: 'this-page',
    })
  })

  it('ignores field order when comparing with the published page', () => {
    const [hero] = page.sections as [object]
    const reordered = { ...page, sections: [{ content: {}, ...hero, style: {} }] } as typeof page
    const published = funnelWith({ has_unpublished_changes: false })
    expect(liveStateOf(published, reordered)).toEqual({ state: 'this-page' })
  })

  it('is an earlier page, named by its time, after a change was saved', () => {
    const changed = parsePage({ sections: [...sections, { type: 'text' }] })
    expect(liveStateOf(funnelWith({}), changed)).toEqual({
      state: 'earlier-page',
      what: expect.stringMatching(/^your page as you published it on .*2031/),
    })
  })

  it('is the original page until an edited page is published', () => {
    const draft = { ...composedFunnel, has_unpublished_changes: true }
    expect(liveStateOf(draft, page)).toEqual({
      state: 'written-page',
      what: 'your original page',
    })
  })

  it('is this page if the composed page is published without edits', () => {
    const composed = generatedPageOf(composedFunnel)
    expect(liveStateOf(composedFunnel, composed)).toEqual({ state: 'this-page' })
    expect(liveStateOf({ ...composedFunnel, has_unpublished_changes: true }, composed)).toEqual({
      state: 'earlier-page',
      what: 'the version you published last',
    })
  })
})
