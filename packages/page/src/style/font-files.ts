import type { FontFamily } from '../document/font-families.ts'

/** One woff2 file with the Latin letters of a font, under the name it is served by. */
export type FontFile = {
  /** Carries the version, so that it may be kept for ever. */
  name: string
  /** The package that brings it, and where it lies there. */
  source: string
  /** CSS font-weight of the face: one weight or a range. */
  weight: string
}

/** Of the @fontsource packages; a test holds it to what is installed. */
export const fontPackageVersion = '5.3.0'

/** One file for all weights where that is small. */
function variable(name: string, weight: string): FontFile[] {
  const source = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
  return [{ name: `${name}-${fontPackageVersion}.woff2`, source, weight }]
}

function fixed(name: string): FontFile[] {
  return ['400', '700'].map((weight) => ({
    name: `${name}-${weight}-${fontPackageVersion}.woff2`,
    source: `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`,
    weight,
  }))
}

export const fontFiles: Record<FontFamily, readonly FontFile[]> = {
  'Inter': variable('inter', '100 900'),
  'Roboto': variable('roboto', '100 900'),
  'Open Sans': variable('open-sans', '300 800'),
  'Lato': fixed('lato'),
  'Montserrat': variable('montserrat', '100 900'),
  'Poppins': fixed('poppins'),
  'Playfair Display': variable('playfair-display', '400 900'),
  'Merriweather': fixed('merriweather'),
}

/** Where the product serves a font file. */
export function fontAddress(name: string): string {
  return `/page-fonts/${name}`
}
