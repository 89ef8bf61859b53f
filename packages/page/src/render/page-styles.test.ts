import { describe, expect, it } from 'vitest'

import { buildPageInput } from '../compose/build-page-input.ts'
import { composeGeneratedPage, composeThankYouPage } from '../compose/compose-generated-page.ts'
import { pageStyles } from './page-styles.ts'

describe('pageStyles', () => {
  it('brings only the rules that the sections of the page need', () => {
    const landing = pageStyles(composeGeneratedPage(buildPageInput()))
    const thankYou = pageStyles(composeThankYouPage(buildPageInput()))
    expect(landing).toContain('.pg-form{')
    expect(landing).not.toContain('.pg-steps{')
    expect(thankYou).toContain('.pg-steps{')
    expect(thankYou).not.toContain('.pg-form{')
  })

  it('sets the brand colour and fonts as variables of the page', () => {
    const page = composeGeneratedPage(buildPageInput())
    expect(pageStyles(page)).toMatch(/^\.pg\{[^}]*--button:#7c3aed;[^}]*--body:Inter,/)
    const other = { ...page, style: { ...page.style, fontFamily: 'Merriweather' as const } }
    expect(pageStyles(other)).toMatch(/--heading:Merriweather,/)
  })

  it('closes every block it opens', () => {
    const css = pageStyles(composeGeneratedPage(buildPageInput()))
    expect(css.split('{')).toHaveLength(css.split('}').length)
  })

  it('uses no variable that it does not set', () => {
    const pages = [composeGeneratedPage(buildPageInput()), composeThankYouPage(buildPageInput())]
    for (const css of pages.map((page) => pageStyles(page))) {
      const used = [...css.matchAll(/var\((--[a-z-]+)\)/g)].map(([, name]) => name)
      const unset = used.filter((name) => !css.includes(`${name}:`))
      expect(unset).toEqual([])
    }
  })
})
