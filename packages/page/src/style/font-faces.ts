import type { FontFamily } from '../document/font-families.ts'
import { type FontFile, fontFiles } from './font-files.ts'
import { fontSubsets, type FontSubset } from './font-subsets.ts'
import { fontMetrics, widthAt } from './font-metrics.ts'
import { fallbackName, fallbacksOf } from './font-stacks.ts'

/** A family as a page uses it. */
export type FontUse = {
  family: FontFamily
  /** Weight of what is bold in it: the headings'. */
  boldWeight: number
  /** Whether nothing in it is of ordinary weight, so that the bold file alone does. */
  isBoldOnly: boolean
  subsets: readonly FontSubset[]
}

/** The files of a family that a page needs. */
export function fontFilesOf({ family, isBoldOnly, subsets }: FontUse): readonly FontFile[] {
  const files = fontFiles[family]
  const boldWeight = files.at(-1)?.weight
  return files.filter(
    ({ subset, weight }) => subsets.includes(subset) && (!isBoldOnly || weight === boldWeight),
  )
}

/** Where a browser gets the font file of a name: an address, or the file itself as data. */
export type FontAddress = (name: string) => string

/**
 * The @font-face rules of a page's families: the real files, and their fallbacks, local fonts brought
 * to the real one's width and height, so that no line breaks elsewhere when it arrives.
 */
export function fontFaces(uses: readonly FontUse[], addressOf: FontAddress): string {
  return uses
    .flatMap((use) => [...realFaces(use, addressOf), ...fallbackFaces(use)])
    .map((declarations) => `@font-face{${declarations.join(';')}}`)
    .join('\n')
}

function realFaces(use: FontUse, addressOf: FontAddress): string[][] {
  return fontFilesOf(use).map(({ name, weight, subset }) => [
    `font-family:"${use.family}"`,
    `font-weight:${weight}`,
    'font-display:swap',
    `src:url("${addressOf(name)}") format("woff2")`,
    // Browsers use the last face whose range contains the character.
    ...(subset === 'latin' ? [] : [`unicode-range:${fontSubsets[subset]}`]),
  ])
}

function fallbackFaces({ family, boldWeight }: FontUse): string[][] {
  const metrics = fontMetrics[family]
  const weights = [
    { key: 'regular', range: '100 500', width: widthAt(metrics, 400) },
    { key: 'bold', range: '501 900', width: widthAt(metrics, boldWeight) },
  ] as const
  return fallbacksOf(family).flatMap((fallback) =>
    weights.map(({ key, range, width }) => {
      const adjust = width / fallback[key].width
      return [
        `font-family:"${fallbackName(family, fallback)}"`,
        `font-weight:${range}`,
        `src:${fallback[key].names.map((name) => `local("${name}")`).join(',')}`,
        `size-adjust:${percent(adjust)}`,
        `ascent-override:${percent(metrics.ascent / adjust)}`,
        `descent-override:${percent(metrics.descent / adjust)}`,
        'line-gap-override:0%',
      ]
    }),
  )
}

function percent(ratio: number): string {
  return `${Math.round(ratio * 10_000) / 100}%`
}
