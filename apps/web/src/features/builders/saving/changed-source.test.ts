import { describe, expect, it } from 'vitest'

import { buildContent } from '../../../entities/funnel/testing/build-content.ts'
import { changedSource } from './changed-source.ts'

const saved = { generated_content: buildContent(), custom_branding: { logo_url: '' } }

describe('changedSource', () => {
  it('returns null for equal sources, even if they are different objects', () => {
    expect(changedSource(saved, structuredClone(saved))).toBeNull()
  })

  it('returns only the branding if only that changed', () => {
    const custom_branding = { logo_url: '', primary_color: '#9d174d' }
    expect(changedSource(saved, { ...saved, custom_branding })).toEqual({ custom_branding })
  })

  it('returns only the pages that changed, and never ads or emails', () => {
    const thank_you_page = { ...saved.generated_content.thank_you_page, headline: 'Soon' }
    const generated_content = { ...saved.generated_content, thank_you_page, follow_up_emails: [] }
    expect(changedSource(saved, { ...saved, generated_content })).toEqual({
      generated_content: { thank_you_page },
    })
  })
})
