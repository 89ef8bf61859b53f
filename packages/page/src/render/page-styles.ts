import { isUnknownSection, type PageDocument, type PageStyle } from '../document/page-document.ts'
import { sectionViews } from '../sections/registry.ts'
import { designs } from '../style/designs/index.ts'
import { bodyFontFor, fontStack } from '../style/font-stacks.ts'
import { pagePalette } from '../style/page-palette.ts'
import { baseCss } from './base-css.ts'

/**
 * The whole stylesheet of a page: its colours and fonts as variables, then only the rules its
 * sections need, then its design's. Holds nothing a visitor or owner typed, so it is safe inside
 * a style element.
 */
export function pageStyles(page: PageDocument): string {
  const types = page.sections.flatMap((section) =>
    isUnknownSection(section) ? [] : [section.type],
  )
  const rules = [...new Set(types)].map((type) => sectionViews[type].css)
  const { css } = designs[page.style.design]
  return compactCss([styleVariables(page.style), baseCss, ...new Set(rules), css])
}

/** The variables alone, on `.pg` and on the grounds a section may choose. */
export function styleVariables(style: PageStyle): string {
  const design = designs[style.design]
  const { light, dark, sky } = pagePalette(design, style.palette)
  const own = design.ground === 'dark' ? dark : light
  return [
    `.pg{${[...colourVariables(own), ...colourVariables(sky), ...fontVariables(style)].join(';')}}`,
    `.pg [data-ground=light]{${colourVariables(light).join(';')}}`,
    `.pg :is([data-ground=dark],[data-ground=stars]){${colourVariables(dark).join(';')}}`,
  ].join('\n')
}

function colourVariables(colours: Record<string, string>): string[] {
  return Object.entries(colours).map(
    ([name, colour]) =>
      `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${colour}`,
  )
}

function fontVariables({ design, fontFamily }: PageStyle): string[] {
  const { fonts } = designs[design]
  const body = fontFamily === undefined ? fonts.body : bodyFontFor(fontFamily, fonts.body)
  return [
    `--heading:${fontStack(fontFamily ?? fonts.heading)}`,
    `--body:${fontStack(body)}`,
    `--heading-weight:${fonts.headingWeight}`,
    `--heading-spacing:${fonts.headingSpacing}`,
  ]
}

/** Sheets one after the other, without their indentation and blank lines. */
export function compactCss(sheets: readonly string[]): string {
  return sheets
    .join('\n')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}
