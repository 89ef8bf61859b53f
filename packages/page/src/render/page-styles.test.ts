import { describe, expect, it } from 'vitest'

import { buildPageInput } from '../compose/build-page-input.ts'
import { composeGeneratedPage, composeThankYouPage } from '../compose/compose-generated-page.ts'
import type { PageLook } from '../document/page-look.ts'
import { parsePage } from '../document/page-document.ts'
import { pageThemes } from '../document/page-plan.ts'
import { sectionModels } from '../sections/section-models.ts'
import { pageStyles } from './page-styles.ts'

describe('pageStyles', () => {
  it('brings only the rules that the sections of the page need', () => {
    const landing = pageStyles(composeGeneratedPage(buildPageInput()))
    const thankYou = pageStyles(composeThankYouPage(buildPageInput()))
    expect(landing).toContain('.pg-form{')
    expect(landing).not.toContain('.pg-stamp{')
    expect(thankYou).toContain('.pg-stamp{')
    expect(thankYou).not.toContain('.pg-form{')
  })

  it('sets the brand colours and fonts as variables of the page', () => {
    const page = composeGeneratedPage(buildPageInput())
    const branded = {
      ...page,
      style: {
        ...page.style,
        palette: { primary: '#7c3aed', secondary: '#14b8a6' },
        fontFamily: 'Merriweather' as const,
      },
    }
    const css = pageStyles(branded)
    expect(css).toMatch(/\.pg\{[^}]*--button:#7c3aed;/)
    expect(css).toMatch(/--heading:"?Merriweather"?,/)
    expect(pageStyles(page)).not.toContain('--button:#7c3aed;')
  })

  it('gives every theme its own sheet over the same markup', () => {
    const page = composeGeneratedPage(buildPageInput())
    const sheets = pageThemes.map((theme) => pageStyles({ ...page, style: { theme } }))
    expect(new Set(sheets).size).toBe(pageThemes.length)
  })

  it('appends the chosen styles after the theme, or nothing if none are chosen', () => {
    const page = composeGeneratedPage(buildPageInput())
    for (const theme of pageThemes) {
      const own = pageStyles({ ...page, style: { theme } })
      const look = { corners: 'round', spacing: 'airy', buttons: 'outline-pill' } as const
      const chosen = pageStyles({ ...page, style: { theme, ...look } })
      expect(chosen.startsWith(own)).toBe(true)
      expect(chosen.slice(own.length)).toContain(
        '.pg{--round:99rem;--corner:1.75rem;--frame:1.75rem;--chosen-corner:1.75rem;--chosen-frame:1.75rem;--air:1.45;--button-round:99rem}',
      )
      expect(chosen.slice(own.length)).toContain('.pg .pg-cta:not(.pg-cta-ghost)')
    }
  })

  it('fills buttons unless an outline style is chosen', () => {
    const page = composeGeneratedPage(buildPageInput())
    const buildCss = (buttons: PageLook['buttons']) =>
      pageStyles({ ...page, style: { ...page.style, buttons } })
    expect(buildCss('pill')).toContain('--button-round:99rem')
    expect(buildCss('pill')).not.toContain('.pg .pg-cta:not(.pg-cta-ghost)')
    expect(buildCss('outline')).toContain('.pg .pg-cta:not(.pg-cta-ghost)')
  })

  it('tells the browser around the page whether it is a dark one', () => {
    const rootOf = (page: object) => /:root\{([^}]*)\}/.exec(pageStyles(parsePage(page)))?.[1]
    expect(rootOf({ style: { theme: 'river' }, sections: [] })).toMatch(/^color-scheme:light;/)
    expect(rootOf({ style: { theme: 'night-camp' }, sections: [] })).toMatch(/^color-scheme:dark;/)
    expect(rootOf({ globalTheme: 'night', sections: [] })).toMatch(/^color-scheme:dark;/)
  })

  it('closes every block it opens, in every theme and for every kind of section', () => {
    for (const css of everySheet()) {
      expect(css.split('{')).toHaveLength(css.split('}').length)
    }
  })

  it('uses no variable that nobody sets', () => {
    const views = ['--size', '--over', '--over-text', '--over-none', '--over-words']
    for (const css of everySheet()) {
      const used = [...css.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, name]) => name ?? '')
      const unset = used.filter((name) => !css.includes(`${name}:`) && !views.includes(name))
      expect(unset).toEqual([])
    }
  })

  it('loads nothing from anywhere but the fonts', () => {
    for (const css of everySheet()) {
      const addresses = [...css.matchAll(/url\("([^"]*)"\)/g)].map(([, address]) => address ?? '')
      const others = addresses.filter(
        (address) => !/^(data:image\/svg|\/page-fonts\/)/.test(address),
      )
      expect(others).toEqual([])
      expect(css).not.toContain('@import')
    }
  })
})

/** A page with every kind of section, in each theme. */
function everySheet(): string[] {
  const sections = Object.keys(sectionModels).map((type) => ({ type, id: type }))
  return pageThemes.map((theme) => pageStyles(parsePage({ style: { theme }, sections })))
}
