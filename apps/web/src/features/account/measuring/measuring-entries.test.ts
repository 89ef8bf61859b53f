import { noMeasuringAccounts as none } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { isSame, mistakesIn, withEntry } from './measuring-entries.ts'

describe('entering ids of ad platforms', () => {
  it('takes what Google shows to be copied apart, whichever field it is pasted into', () => {
    const both = {
      ...none,
      google_tag_id: 'AW-123456789',
      google_conversion_label: 'AbC-D_efG-h12',
    }
    for (const name of ['google_tag_id', 'google_conversion_label'] as const) {
      expect(withEntry(none, name, ' aw-123456789/AbC-D_efG-h12 ')).toEqual(both)
    }
  })

  it('writes ids as the platforms do, and leaves labels as they are', () => {
    expect(withEntry(none, 'google_tag_id', ' g-ab12cd34ef').google_tag_id).toBe('G-AB12CD34EF')
    expect(withEntry(none, 'tiktok_pixel_id', 'c4a1b2c3d4e5f6g7h8i9 ').tiktok_pixel_id).toBe(
      'C4A1B2C3D4E5F6G7H8I9',
    )
    expect(withEntry(none, 'google_conversion_label', 'aBc').google_conversion_label).toBe('aBc')
  })

  it('says of each field what is wrong with it', () => {
    expect(mistakesIn(none)).toEqual({})
    expect(mistakesIn({ ...none, meta_pixel_id: '1234' })).toEqual({
      meta_pixel_id: expect.stringContaining('15 to 17 digits') as string,
    })
    expect(mistakesIn({ ...none, google_tag_id: 'GTM-AB12CD3' })).toEqual({
      google_tag_id: expect.stringContaining('GTM-') as string,
    })
    expect(mistakesIn({ ...none, tiktok_pixel_id: 'SHORT' })).toEqual({
      tiktok_pixel_id: expect.stringContaining('20 capital letters') as string,
    })
  })

  it('wants a label only beside a tag of Google Ads', () => {
    const label = { ...none, google_conversion_label: 'AbC-D_efG-h12' }
    expect(mistakesIn({ ...label, google_tag_id: 'AW-123456789' })).toEqual({})
    expect(mistakesIn({ ...label, google_tag_id: 'G-AB12CD34EF' })).toEqual({
      google_conversion_label: expect.stringContaining('begins with AW-') as string,
    })
  })

  it('knows what is saved already', () => {
    expect(isSame(none, { ...none })).toBe(true)
    expect(isSame(none, { ...none, meta_pixel_id: '1' })).toBe(false)
  })
})
