import { isUnknownSection, type PageDocument, type PageStyle } from '../document/page-document.ts'
import { designs } from '../style/designs/index.ts'
import { type FontAddress, fontFaces, type FontUse } from '../style/font-faces.ts'
import type { FontFamily } from '../style/font-families.ts'
import { fontAddress, fontFiles } from '../style/font-files.ts'
import { bodyFontFor } from '../style/font-stacks.ts'
import { remembering } from '../style/remembering.ts'

/** Families of a page's headings and text: the design's, or what the owner's brand puts in their place. */
export function pageFamilies({ design, fontFamily }: PageStyle): {
  heading: FontFamily
  body: FontFamily
} {
  const { fonts } = designs[design]
  if (fontFamily === undefined) return fonts
  return { heading: fontFamily, body: bodyFontFor(fontFamily, fonts.body) }
}

const served = remembering<string>(500)

/**
 * The @font-face rules of a page. `addressOf` says where the files are: the product's addresses, or
 * for a page that stands alone the files themselves.
 */
export function pageFontFaces(page: PageDocument, addressOf: FontAddress = fontAddress): string {
  const uses = fontUses(page)
  if (addressOf !== fontAddress) return fontFaces(uses, addressOf)
  const key = uses.map(({ family, boldWeight }) => `${family} ${boldWeight}`).join()
  return served(key, () => fontFaces(uses, addressOf))
}

/** Names of the files that the faces of a page refer to. */
export function pageFontFiles(page: PageDocument): string[] {
  return fontUses(page).flatMap(({ family }) => fontFiles[family].map(({ name }) => name))
}

/** The file that the headline is set in: worth fetching before the styles have asked for it. */
export function headlineFontFile(page: PageDocument): string {
  const files = fontFiles[pageFamilies(page.style).heading]
  return (files.at(-1) ?? fontFiles.Inter[0])?.name ?? ''
}

/** Each family once, the headings' first. */
function fontUses(page: PageDocument): FontUse[] {
  const { headingWeight } = designs[page.style.design].fonts
  const { heading, body } = pageFamilies(page.style)
  const chosen = page.sections.flatMap((section) =>
    isUnknownSection(section) ? [] : (section.style.fontFamily ?? []),
  )
  const boldWeights = new Map<FontFamily, number>([[heading, headingWeight]])
  for (const family of [body, ...chosen]) {
    if (!boldWeights.has(family)) boldWeights.set(family, family === body ? 600 : headingWeight)
  }
  return [...boldWeights].map(([family, boldWeight]) => ({ family, boldWeight }))
}
