import { isUnknownSection, type PageDocument, type PageStyle } from '../document/page-document.ts'
import { sectionViews } from '../sections/registry.ts'
import { fontPair } from '../style/font-stacks.ts'
import { pagePalette } from '../style/page-palette.ts'
import { baseCss } from './base-css.ts'

/**
 * The whole stylesheet of a page: its colours and fonts as variables, then only the rules its
 * sections need. Holds nothing a visitor or owner typed, so it is safe inside a style element.
 */
export function pageStyles(page: PageDocument): string {
  const types = page.sections.flatMap((section) =>
    isUnknownSection(section) ? [] : [section.type],
  )
  const rules = [...new Set(types)].map((type) => sectionViews[type].css)
  return compactCss([styleVariables(page.style), baseCss, ...new Set(rules)])
}

/** The variables alone, on `.pg`. Colours are computed and fonts come from a fixed table. */
export function styleVariables({ palette, fontFamily }: PageStyle): string {
  const fonts = fontPair(fontFamily)
  const colours = Object.entries(pagePalette(palette)).map(
    ([name, colour]) =>
      `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${colour}`,
  )
  return `.pg{${[
    ...colours,
    `--heading:${fonts.heading}`,
    `--body:${fonts.body}`,
    `--heading-weight:${fonts.headingWeight}`,
    `--heading-spacing:${fonts.headingSpacing}`,
  ].join(';')}}`
}

/** Sheets one after the other, without their indentation and blank lines. */
export function compactCss(sheets: readonly string[]): string {
  return sheets
    .join('\n')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}
