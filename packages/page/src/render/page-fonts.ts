import {
  isUnknownSection,
  type PageDocument,
  type PageStyle,
  type Section,
} from '../document/page-document.ts'
import { themes } from '../style/themes/index.ts'
import { type FontAddress, fontFaces, fontFilesOf, type FontUse } from '../style/font-faces.ts'
import type { FontFamily } from '../document/font-families.ts'
import { fontAddress, type FontFile, fontFiles } from '../style/font-files.ts'
import { findFontSubsets, type FontSubset, fontSubsets } from '../style/font-subsets.ts'
import { bodyFontFor } from '../style/font-stacks.ts'
import { languageTagPattern } from '../language/page-language.ts'
import { lruMemo } from '../document/lru-memo.ts'

/** Families of a page's headings and text: the theme's, or what the owner's brand puts in their place. */
export function pageFamilies({ theme, fontFamily }: PageStyle): {
  heading: FontFamily
  body: FontFamily
} {
  const { fonts } = themes[theme]
  if (fontFamily === undefined) return fonts
  return { heading: fontFamily, body: bodyFontFor(fontFamily, fonts.body) }
}

const served = lruMemo<string>(500)

/**
 * The @font-face rules of a page. `addressOf` says where the files are: the product's addresses, or
 * for a page that stands alone the files themselves.
 */
export function pageFontFaces(page: PageDocument, addressOf: FontAddress = fontAddress): string {
  const uses = fontUses(page)
  if (addressOf !== fontAddress) return fontFaces(uses, addressOf)
  const key = JSON.stringify(uses)
  return served(key, () => fontFaces(uses, addressOf))
}

/** Names of the files that the faces of a page refer to. */
export function pageFontFiles(page: PageDocument): string[] {
  return fontUses(page).flatMap((use) => fontFilesOf(use).map(({ name }) => name))
}

/**
 * The files that the first screen is set in, the headline's first: worth fetching before the styles
 * have asked for them, so that the page seldom shows without them.
 */
export function firstFontFiles(page: PageDocument): string[] {
  const { heading, body } = pageFamilies(page.style)
  const files = [latinFiles(heading).at(-1), latinFiles(body)[0]]
  return [...new Set(files.flatMap((file) => file?.name ?? []))]
}

function latinFiles(family: FontFamily): readonly FontFile[] {
  return fontFiles[family].filter(({ subset }) => subset === 'latin')
}

/** Each family once, the headings' first. */
function fontUses(page: PageDocument): FontUse[] {
  const { headingWeight } = themes[page.style.theme].fonts
  const { heading, body } = pageFamilies(page.style)
  const styles = page.sections.flatMap((section) =>
    isUnknownSection(section) ? [] : [section.style],
  )
  const chosen = styles.flatMap(({ fontFamily }) => fontFamily ?? [])
  // A section may set its headings in any weight.
  const isTextIn = new Set([body, ...chosen])
  const hasLight = styles.some(({ fontWeight }) => lightWeights.has(fontWeight))
  const subsets = findPageSubsets(page)
  return [...new Set([heading, ...isTextIn])].map((family) => ({
    family,
    boldWeight: family === body && family !== heading ? 600 : headingWeight,
    isBoldOnly: !isTextIn.has(family) && !hasLight,
    subsets,
  }))
}

function findPageSubsets({ sections, ...page }: PageDocument): FontSubset[] {
  const locale = languageTagPattern.test(page.language) ? page.language : 'en'
  const found = new Set([
    ...findSubsets(page, locale),
    ...sections.flatMap((section) => findSectionSubsets(section, locale)),
  ])
  return allSubsets.filter((subset) => found.has(subset))
}

const allSubsets = Object.keys(fontSubsets) as FontSubset[]

type SectionSubsets = { locale: string; subsets: readonly FontSubset[] }
const sectionSubsets = new WeakMap<Section, SectionSubsets>()

/** Memoized, because an edit replaces only one section. */
function findSectionSubsets(section: Section, locale: string): readonly FontSubset[] {
  const known = sectionSubsets.get(section)
  if (known?.locale === locale) return known.subsets
  const subsets = findSubsets(section, locale)
  sectionSubsets.set(section, { locale, subsets })
  return subsets
}

function findSubsets(part: object, locale: string): FontSubset[] {
  const text = JSON.stringify(part)
  // Some themes capitalize text, and 'i' becomes 'İ' in Turkish.
  return findFontSubsets(text + text.toLocaleUpperCase(locale))
}

const lightWeights = new Set<string | undefined>(['light', 'normal', 'medium'])
