import type { FontFamily } from '../document/font-families.ts'
import { fontMetrics, sansFallbacks, serifFallbacks, type FallbackFont } from './font-metrics.ts'

/**
 * CSS font-family of one of the eight fonts: itself, the local fallback fonts until it
 * has arrived (`fontFaces` describes them), and what every machine has.
 */
export function fontStack(family: FontFamily): string {
  const known = Object.hasOwn(fontMetrics, family) ? family : 'Inter'
  const names = [known, ...fallbacksOf(known).map((fallback) => fallbackName(known, fallback))]
  const last = isSerif(known) ? 'Georgia,serif' : 'system-ui,sans-serif'
  return `${names.map((name) => `"${name}"`).join(',')},${last}`
}

/** Local fonts for a family, in the order in which they are tried. */
export function fallbacksOf(family: FontFamily): readonly FallbackFont[] {
  if (isSerif(family)) return serifFallbacks
  // Android's own Roboto is the real one: its name comes first in the stack anyway.
  return sansFallbacks.filter(({ key }) => key !== family)
}

/** What the stretched local font is called on a page. */
export function fallbackName(family: FontFamily, { key }: FallbackFont): string {
  return `${family} Fallback ${key}`
}

function isSerif(family: FontFamily): boolean {
  return family === 'Playfair Display' || family === 'Merriweather'
}

const textFonts: readonly FontFamily[] = ['Inter', 'Roboto', 'Open Sans', 'Lato', 'Merriweather']

/** The brand's font sets the headings, and the text too where it is made for reading. */
export function bodyFontFor(family: FontFamily, theme: FontFamily): FontFamily {
  return textFonts.includes(family) ? family : theme
}
