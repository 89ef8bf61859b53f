import { describe, expect, it } from 'vitest'

import type { Measuring } from '../../parts/measuring.ts'
import { measuringScript } from './measuring-script.ts'
import { measuringSources } from './platforms.ts'

const nobody: Measuring = {
  metaPixelId: '',
  googleTagId: '',
  googleConversionLabel: '',
  tiktokPixelId: '',
  privacyPolicyUrl: null,
  contactGoesTo: [],
}
const everybody: Measuring = {
  metaPixelId: '1234567890123456',
  googleTagId: 'AW-123456789',
  googleConversionLabel: 'AbC-D_efG-h12',
  tiktokPixelId: 'C4A1B2C3D4E5F6G7H8I9',
  privacyPolicyUrl: null,
  contactGoesTo: ['meta', 'google'],
}

describe('the script of a page that measures', () => {
  it('brings the code of the platforms in use and no other, and is small', () => {
    const meta = measuringScript({ ...nobody, metaPixelId: everybody.metaPixelId })
    expect(meta).toContain('connect.facebook.net')
    expect(meta).not.toMatch(/google|gtag\(|tiktok/)
    const google = measuringScript({ ...nobody, googleTagId: 'G-AB12CD34EF' })
    expect(google).not.toMatch(/facebook|tiktok/)
    expect(measuringScript(everybody).length).toBeLessThan(5500)
    expect(measuringScript(everybody)).not.toContain('</')
  })

  it('is a program', () => {
    for (const measuring of [nobody, everybody]) {
      // oxlint-disable-next-line typescript/no-implied-eval -- it is not run, only read
      expect(() => new Function(measuringScript(measuring))).not.toThrow()
    }
  })

  it('keeps a choice under a name that no other accounts share', () => {
    const owners: Measuring[] = [
      everybody,
      { ...everybody, contactGoesTo: [] },
      { ...everybody, contactGoesTo: ['meta'] },
      { ...everybody, metaPixelId: '6543210987654321' },
      { ...everybody, tiktokPixelId: '' },
    ]
    const names = owners.map(
      (measuring) => /var name="([^"]+)"/.exec(measuringScript(measuring))?.[1],
    )
    expect(new Set(names).size).toBe(5)
  })

  it('tells Google Ads of a lead by its label alone, and Analytics in its own words', () => {
    expect(measuringScript(everybody)).toContain('{send_to:"AW-123456789/AbC-D_efG-h12"')
    expect(measuringScript({ ...everybody, googleConversionLabel: '' })).not.toContain('send_to')
    const analytics = measuringScript({ ...nobody, googleTagId: 'G-AB12CD34EF' })
    expect(analytics).toContain('\'generate_lead\',{send_to:"G-AB12CD34EF"')
  })
})

describe('whom such a page may talk to', () => {
  it('are the hosts of the platforms in use', () => {
    expect(measuringSources(nobody)).toEqual({ scripts: [], connections: [], frames: [] })
    expect(measuringSources({ ...nobody, metaPixelId: everybody.metaPixelId })).toEqual({
      scripts: ['https://connect.facebook.net'],
      connections: ['https://connect.facebook.net', 'https://www.facebook.com'],
      frames: [],
    })
    expect(measuringSources({ ...nobody, googleTagId: 'G-AB12CD34EF' }).scripts).toEqual([
      'https://www.googletagmanager.com',
    ])
    expect(measuringSources(everybody).frames).toContain('https://td.doubleclick.net')
  })
})
