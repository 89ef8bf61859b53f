import type { FontFamily } from '../document/font-families.ts'

/** Heights and average widths of a character by weight, in em. */
type FontMetrics = { ascent: number; descent: number; widths: Record<FontWeight, number> }
type FontWeight = 400 | 600 | 700 | 800

/** Printed by scripts/measure-fonts.ts, as are the widths below. */
export const fontMetrics: Record<FontFamily, FontMetrics> = {
  'Inter': {
    ascent: 0.969,
    descent: 0.241,
    widths: { 400: 0.4786, 600: 0.4872, 700: 0.4915, 800: 0.4968 },
  },
  'Roboto': {
    ascent: 0.928,
    descent: 0.244,
    widths: { 400: 0.4438, 600: 0.4494, 700: 0.451, 800: 0.4528 },
  },
  'Open Sans': {
    ascent: 1.069,
    descent: 0.293,
    widths: { 400: 0.4682, 600: 0.4856, 700: 0.5028, 800: 0.5207 },
  },
  'Lato': {
    ascent: 0.987,
    descent: 0.213,
    widths: { 400: 0.4325, 600: 0.4429, 700: 0.4429, 800: 0.4429 },
  },
  'Montserrat': {
    ascent: 0.968,
    descent: 0.251,
    widths: { 400: 0.5028, 600: 0.5205, 700: 0.5303, 800: 0.5408 },
  },
  'Poppins': {
    ascent: 1.05,
    descent: 0.35,
    widths: { 400: 0.499, 600: 0.5124, 700: 0.5124, 800: 0.5124 },
  },
  'Playfair Display': {
    ascent: 1.082,
    descent: 0.251,
    widths: { 400: 0.4512, 600: 0.4578, 700: 0.461, 800: 0.4642 },
  },
  'Merriweather': {
    ascent: 0.984,
    descent: 0.273,
    widths: { 400: 0.4831, 600: 0.4965, 700: 0.4965, 800: 0.4965 },
  },
}

/** A font that machines bring along, by its names in both weights; those of one entry are equally wide. */
export type FallbackFont = {
  key: 'Arial' | 'Roboto' | 'DejaVu' | 'Times'
  regular: { names: readonly string[]; width: number }
  bold: { names: readonly string[]; width: number }
}

/** Windows and Apple have the first, Android the second, Linux one of the last. */
export const sansFallbacks: readonly FallbackFont[] = [
  {
    key: 'Arial',
    regular: { names: ['Arial', 'Liberation Sans'], width: 0.4467 },
    bold: { names: ['Arial Bold', 'Liberation Sans Bold'], width: 0.48 },
  },
  {
    key: 'Roboto',
    regular: { names: ['Roboto'], width: 0.4438 },
    bold: { names: ['Roboto Bold', 'Roboto'], width: 0.451 },
  },
  {
    key: 'DejaVu',
    regular: { names: ['DejaVu Sans'], width: 0.5102 },
    bold: { names: ['DejaVu Sans Bold'], width: 0.5753 },
  },
]

export const serifFallbacks: readonly FallbackFont[] = [
  {
    key: 'Times',
    regular: { names: ['Times New Roman', 'Liberation Serif'], width: 0.4082 },
    bold: { names: ['Times New Roman Bold', 'Liberation Serif Bold'], width: 0.4311 },
  },
  {
    key: 'DejaVu',
    regular: { names: ['DejaVu Serif'], width: 0.516 },
    bold: { names: ['DejaVu Serif Bold'], width: 0.5668 },
  },
]

/** What is known of a weight: that of the nearest one measured. */
export function widthAt({ widths }: FontMetrics, weight: number): number {
  if (weight < 500) return widths[400]
  if (weight < 650) return widths[600]
  return weight < 750 ? widths[700] : widths[800]
}
