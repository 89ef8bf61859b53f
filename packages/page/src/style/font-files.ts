import type { FontFamily } from '../document/font-families.ts'
import type { FontSubset } from './font-subsets.ts'

/** A woff2 file with one subset of a font. */
export type FontFile = {
  subset: FontSubset
  /** Carries the version, so that it may be kept for ever. */
  name: string
  /** The package that brings it, and where it lies there. */
  source: string
  /** CSS font-weight of the face: one weight or a range. */
  weight: string
}

/** Of the @fontsource packages; a test holds it to what is installed. */
export const fontPackageVersion = '5.3.0'

type FontPackage = { name: string; subsets: readonly FontSubset[] }

/** Lists one variable font file per subset. Use it only for families with small variable fonts. */
function variable({ name, subsets }: FontPackage, weight: string): FontFile[] {
  return subsets.map((subset) => ({
    subset,
    name: `${nameSubset(name, subset)}-${fontPackageVersion}.woff2`,
    source: `@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`,
    weight,
  }))
}

function fixed({ name, subsets }: FontPackage): FontFile[] {
  return subsets.flatMap((subset) =>
    ['400', '700'].map((weight) => ({
      subset,
      name: `${nameSubset(name, subset)}-${weight}-${fontPackageVersion}.woff2`,
      source: `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff2`,
      weight,
    })),
  )
}

function nameSubset(name: string, subset: FontSubset): string {
  return subset === 'latin' ? name : `${name}-${subset}`
}

const latin = ['latin', 'latin-ext'] as const
const cyrillic = [...latin, 'vietnamese', 'cyrillic', 'cyrillic-ext'] as const
const greek = [...cyrillic, 'greek', 'greek-ext'] as const

export const fontFiles: Record<FontFamily, readonly FontFile[]> = {
  'Inter': variable({ name: 'inter', subsets: greek }, '100 900'),
  'Roboto': variable({ name: 'roboto', subsets: greek }, '100 900'),
  'Open Sans': variable({ name: 'open-sans', subsets: greek }, '300 800'),
  'Lato': fixed({ name: 'lato', subsets: latin }),
  'Montserrat': variable({ name: 'montserrat', subsets: cyrillic }, '100 900'),
  'Poppins': fixed({ name: 'poppins', subsets: latin }),
  'Playfair Display': variable(
    { name: 'playfair-display', subsets: [...latin, 'vietnamese', 'cyrillic'] },
    '400 900',
  ),
  'Merriweather': fixed({ name: 'merriweather', subsets: cyrillic }),
}

/** Where the product serves a font file. */
export function fontAddress(name: string): string {
  return `/page-fonts/${name}`
}
