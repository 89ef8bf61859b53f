import { describe, expect, it } from 'vitest'

import { pageThemes } from '../document/page-plan.ts'
import { checkContrast, themeLook } from './brand-check.ts'

describe('checkContrast', () => {
  it('measures every part of the default brand as readable', () => {
    const palette = { primary: '#7c3aed', secondary: '#14b8a6' }
    const checks = checkContrast({ theme: 'river', palette })
    expect(checks.map(({ part }) => part)).toEqual(['button-text', 'button', 'accent', 'text'])
    expect(checks.filter(({ ratio, least }) => ratio < least)).toEqual([])
    expect(checks[0]).toEqual({
      part: 'button-text',
      colour: '#ffffff',
      ground: '#7c3aed',
      ratio: 5.6,
      least: 4.5,
      replaced: null,
    })
  })

  it('tells of a colour that is too faint and what the page uses in its place', () => {
    const palette = { primary: '#fdfdfd', secondary: '#14b8a6' }
    const [, button, accent] = checkContrast({ theme: 'river', palette })
    expect(button).toMatchObject({ colour: '#14b8a6', replaced: { colour: '#fdfdfd', ratio: 1 } })
    expect(accent?.replaced?.colour).toBe('#fdfdfd')
    expect(accent?.ratio).toBeGreaterThanOrEqual(4.5)
  })

  it('checks outlined button text and edges against the page backgrounds', () => {
    const palette = { primary: '#fde68a', secondary: '#fef3c7' }
    for (const theme of pageThemes) {
      const [text, edge] = checkContrast({ theme, palette, buttons: 'outline' })
      expect(text?.ratio).toBeGreaterThanOrEqual(4.5)
      expect(edge?.ratio).toBeGreaterThanOrEqual(3)
    }
  })

  it('measures on the dark ground where the theme lies on it', () => {
    const [, , , light] = checkContrast({ theme: 'river' })
    const [, , , dark] = checkContrast({ theme: 'night-camp' })
    expect([light?.ground === dark?.ground, dark?.replaced]).toEqual([false, null])
  })
})

describe('themeLook', () => {
  it('names the colours and the font of a theme', () => {
    expect(themeLook('river')).toEqual({
      name: 'River',
      colours: { primary: '#0f766e', secondary: '#e07a3f' },
      font: 'Merriweather',
    })
  })
})
