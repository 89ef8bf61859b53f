import { describe, expect, it } from 'vitest'

import {
  type BrandingForm,
  brandingFormOf,
  readBranding,
  keepValidBranding,
} from './branding-form.ts'

const untouched = brandingFormOf({ logo_url: '' })

function faultsOf(edit: Partial<BrandingForm>) {
  const read = readBranding({ ...untouched, ...edit })
  return read.ok ? {} : read.faults
}

describe('the branding form', () => {
  it('saves nothing that the owner did not choose', () => {
    expect(readBranding(untouched)).toEqual({ ok: true, branding: { logo_url: '' } })
  })

  it('saves logo, colours and font under their names', () => {
    const branding = {
      logo_url: 'https://example.com/logo.png',
      primary_color: '#0F766E',
      secondary_color: '#e07a3f',
      font_family: 'Lato' as const,
    }
    expect(readBranding(brandingFormOf(branding))).toEqual({ ok: true, branding })
  })

  it.each(['#12', 'red', '#1234567', ''])('refuses the colour “%s”', (colour) => {
    expect(faultsOf({ primary_color: colour })).toEqual({
      primary_color: 'Please enter a valid hex color',
    })
    expect(faultsOf({ secondary_color: colour })).toEqual({
      secondary_color: 'Please enter a valid hex color',
    })
  })

  it('takes pictures of the web and of the library for a logo, and nothing else', () => {
    const message = { logo_url: 'Please enter a valid image URL' }
    expect(faultsOf({ logo_url: 'https://a.b/c.webp' })).toEqual(message)
    expect(faultsOf({ logo_url: 'logo.png' })).toEqual(message)
    expect(faultsOf({ logo_url: 'https://a.example/c.png' })).toEqual({})
    expect(faultsOf({ logo_url: `/media/${'0a'.repeat(16)}/640.webp` })).toEqual({})
  })

  it('keeps the earlier value of an invalid field and the new values of the others', () => {
    const before = { logo_url: 'https://example.com/logo.png', secondary_color: '#e07a3f' }
    const form = {
      ...untouched,
      logo_url: 'logo.webp',
      primary_color: '#0f766e',
      secondary_color: '#e0',
    }
    expect(keepValidBranding(form, before)).toEqual({ ...before, primary_color: '#0f766e' })
  })

  it('leaves an invalid field unset if it had no value', () => {
    const form = { ...untouched, primary_color: '#0f766e', secondary_color: '#e0' }
    expect(keepValidBranding(form, { logo_url: '' })).toEqual({
      logo_url: '',
      primary_color: '#0f766e',
    })
  })
})
