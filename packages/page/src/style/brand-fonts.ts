import { type FontFamily, fontFamilies } from '../document/font-families.ts'
import { fontFaces } from './font-faces.ts'
import { fontAddress, fontFiles } from './font-files.ts'

/** The @font-face rules of every font that may be chosen; a browser fetches those that are used. */
export function brandFontFaces(): string {
  const use = (family: FontFamily) => ({
    family,
    boldWeight: 700,
    isBoldOnly: false,
    subsets: fontFiles[family].map(({ subset }) => subset),
  })
  return fontFaces(fontFamilies.map(use), fontAddress)
}
