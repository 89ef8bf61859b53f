import { describe, expect, it } from 'vitest'

import { buildBusinessInfo } from '../../entities/funnel/testing/build-business-info.ts'
import { buildContent } from '../../entities/funnel/testing/build-content.ts'
import { draftPage } from './draft-funnel.ts'

const info = buildBusinessInfo()
const { plan, headline, benefits } = buildContent().landing_page

describe('the page of a draft', () => {
  it('is there once it has a headline and looks', () => {
    expect(draftPage({ info, part: {} })).toBeNull()
    expect(draftPage({ info, part: { plan } })).toBeNull()
    expect(JSON.stringify(draftPage({ info, part: { plan, headline } }))).toContain(headline)
  })

  it('holds what is written and nothing in its place', () => {
    const early = JSON.stringify(draftPage({ info, part: { plan, headline } }))
    const later = JSON.stringify(draftPage({ info, part: { plan, headline, benefits } }))
    for (const benefit of benefits) {
      expect(early).not.toContain(benefit)
      expect(later).toContain(benefit)
    }
  })
})
