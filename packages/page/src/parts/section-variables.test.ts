import { describe, expect, it } from 'vitest'

import { parsePage } from '../document/page-document.ts'
import { contrastRatio } from '../style/contrast.ts'
import { sectionVariables } from './section-variables.ts'

const page = parsePage({ style: { theme: 'river' }, sections: [] })
const night = { ...page, globalTheme: 'night' as const }

/** The custom properties by their names, '' where one is missing. */
function variables(style: Parameters<typeof sectionVariables>[0], on = page) {
  const all = (sectionVariables(style, on) ?? {}) as Record<string, string>
  return (name: string) => all[name] ?? ''
}

describe('sectionVariables', () => {
  it('lets the ground of the page through a colour that is not opaque', () => {
    const backgroundColor = 'rgba(10,20,30,0.5)'
    const paper = variables({ backgroundColor })('--paper')
    // Half of #0a141e, half of the paper of River, #f8f6ef.
    expect(paper).toBe('#818587')
    expect(variables({ backgroundColor }, night)('--paper')).not.toBe(paper)
    expect(variables({ backgroundColor: 'rgba(10,20,30,1)' })('--paper')).toBe('#0a141e')
  })

  it('keeps words readable on what is seen', () => {
    const at = variables({ backgroundColor: 'rgba(10,20,30,0.5)', textColor: '#808080' })
    expect(contrastRatio(at('--ink'), at('--paper'))).toBeGreaterThanOrEqual(4.5)
  })

  it('sizes the headline of a first screen too, however long it is', () => {
    const at = variables({ headingSize: 'text-2xl' })
    expect(['--h1', '--h1-long', '--h2', '--fair'].map(at)).toEqual([
      '1.5rem',
      '1.5rem',
      '1.5rem',
      '1',
    ])
  })

  it('sizes the line under a headline and a single voice with the text', () => {
    const at = variables({ textSize: 'text-xl' })
    expect(['--text', '--lede', '--voice'].map(at)).toEqual([
      '1.25rem',
      'calc(1.25rem*1.125)',
      'calc(1.25rem*1.375)',
    ])
  })
})
