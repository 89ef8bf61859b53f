import { isUnknownSection, type PageDocument, type PageStyle } from '../document/page-document.ts'
import { sectionLooks } from '../sections/section-looks.ts'
import { themeCss } from '../style/themes/theme-css.ts'
import { type ThemeSpec, themes } from '../style/themes/index.ts'
import type { FontAddress } from '../style/font-faces.ts'
import { fontStack } from '../style/font-stacks.ts'
import { buildLookCss } from './page-look-css.ts'
import { pagePalette } from '../style/page-palette.ts'
import visualElementsCss from '../parts/visual-elements/visual-elements.css?inline'
import backdropCss from '../parts/backdrop/backdrop.css?inline'
import { findBackdrop } from '../parts/backdrop/find-backdrop.ts'
import baseCss from './base.css?inline'
import { colourProperties } from '../parts/colour-properties.ts'
import { externalVideoUrl } from '../document/external-video-url.ts'
import { videoLinkCss } from '../parts/video-view.tsx'
import { pageFamilies, pageFontFaces } from './page-fonts.ts'
import { lruMemo } from '../document/lru-memo.ts'

/**
 * The whole stylesheet of a page: its colours and fonts as variables, then only the rules its
 * sections need, then its theme's. Holds nothing a visitor or owner typed, so it is safe inside
 * a style element. `addressOf` answers where the fonts are; without it, where the product serves them.
 */
export function pageStyles(page: PageDocument, addressOf?: FontAddress): string {
  const sections = page.sections.flatMap((section) => (isUnknownSection(section) ? [] : [section]))
  const types = new Set(sections.map(({ type }) => type))
  const hasCanvas = sections.some(({ content }) => content.visualElements.length > 0)
  const hasBackdrop = sections.some((section) => findBackdrop(section) !== null)
  const hasVideoLink = sections.some(
    ({ content: { media } }) =>
      media?.type === 'video' && (media.src === '' || externalVideoUrl(media.src) !== null),
  )
  const { globalTheme, style } = page
  const { theme, palette, fontFamily, corners, spacing, buttons } = style
  const brand = [palette?.primary, palette?.secondary, fontFamily]
  const look = [globalTheme, theme, ...brand, corners, spacing, buttons]
  const sheet = sheets([...look, hasCanvas, hasBackdrop, hasVideoLink, ...types].join(), () => {
    const rules = new Set([...types].map((type) => sectionLooks[type].css))
    if (hasCanvas) rules.add(visualElementsCss)
    if (hasBackdrop) rules.add(backdropCss)
    if (hasVideoLink) rules.add(videoLinkCss)
    return [
      rootStyles(page),
      styleVariables(style),
      baseCss,
      ...rules,
      drawingVariables(themes[theme]),
      themeCss[theme],
      buildLookCss(style),
    ].join('')
  })
  return `${pageFontFaces(page, addressOf)}\n${sheet}`
}

const sheets = lruMemo<string>(500)

/** What is seen around and beside the page: its ground, and bars to scroll with that suit it. */
function rootStyles({ globalTheme, style }: PageDocument): string {
  const theme = themes[style.theme]
  const isDark = globalTheme === 'night' || theme.ground === 'dark'
  const { paper } = pagePalette(theme, style.palette)[isDark ? 'dark' : 'light']
  return `:root{color-scheme:${isDark ? 'dark' : 'light'};background:${paper}}`
}

/** The variables alone, on `.pg` and on the grounds a section may choose. */
export function styleVariables(style: PageStyle): string {
  const theme = themes[style.theme]
  const { light, dark } = pagePalette(theme, style.palette)
  const own = theme.ground === 'dark' ? dark : light
  return [
    `.pg{--page:${own.paper};${[...declared(own), ...fontVariables(style)].join(';')}}`,
    `.pg[data-theme=night]{--page:${dark.paper};${declared(dark).join(';')}}`,
    `.pg [data-ground=light]{${declared(light).join(';')}}`,
    `.pg :is([data-ground=dark],[data-ground=stars],[data-theme=night]){${declared(dark).join(';')}}`,
  ].join('')
}

function drawingVariables({ key, drawings }: ThemeSpec): string {
  return `.pg-${key}{${declared(drawings).join(';')}}`
}

function declared(colours: Record<string, string>): string[] {
  return colourProperties(colours).map(([name, colour]) => `${name}:${colour}`)
}

function fontVariables(style: PageStyle): string[] {
  const { fonts } = themes[style.theme]
  const { heading, body } = pageFamilies(style)
  return [
    `--heading:${fontStack(heading)}`,
    `--body:${fontStack(body)}`,
    `--heading-weight:${fonts.headingWeight}`,
    `--heading-spacing:${fonts.headingSpacing}`,
  ]
}
