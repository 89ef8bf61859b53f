import { z } from 'zod'

import { looseSchema } from '../document/loose-schema.ts'
import { fontFamilies } from '../document/font-families.ts'

export const fontWeights = ['light', 'normal', 'medium', 'semibold', 'bold'] as const
export const letterSpacings = ['normal', 'tight', 'wide', 'wider', 'widest'] as const
export const textTransforms = ['none', 'uppercase', 'lowercase', 'capitalize'] as const
export const headingSizes = ['text-2xl', 'text-3xl', 'text-4xl', 'text-5xl'] as const
export const textSizes = ['text-sm', 'text-base', 'text-lg', 'text-xl'] as const
export const sectionPaddings = ['p-8', 'p-12', 'p-16', 'p-20'] as const
export const sectionMargins = ['my-8', 'my-12', 'my-16', 'my-20'] as const

/** Any text is kept; the renderer uses it only when it is a colour (hex, rgb or rgba). */
export const colourText = z.string().max(64)

/**
 * What one section does differently from the page's theme; absent fields follow the theme.
 * Source: spec 3, sections 3.2, 3.3 and 3.12.
 */
export const sectionStyleSchema = looseSchema({
  fontFamily: z.enum(fontFamilies).optional(),
  fontWeight: z.enum(fontWeights).optional(),
  letterSpacing: z.enum(letterSpacings).optional(),
  textTransform: z.enum(textTransforms).optional(),
  headingSize: z.enum(headingSizes).optional(),
  textSize: z.enum(textSizes).optional(),
  padding: z.enum(sectionPaddings).optional(),
  margin: z.enum(sectionMargins).optional(),
  backgroundColor: colourText.optional(),
  textColor: colourText.optional(),
  primaryColor: colourText.optional(),
  secondaryColor: colourText.optional(),
  logoBackgroundColor: colourText.optional(),
  navTextColor: colourText.optional(),
  navHoverColor: colourText.optional(),
})
export type SectionStyle = z.infer<typeof sectionStyleSchema>

/** Spec 3, sections 3.2 and 9: what an editor starts from where a page has no theme of its own. */
export const sectionStyleDefaults = {
  fontFamily: 'Inter',
  backgroundColor: '#ffffff',
  textColor: '#1f2937',
  primaryColor: '#7c3aed',
  secondaryColor: '#14b8a6',
  navTextColor: '#374151',
  navHoverColor: '#7c3aed',
} as const satisfies SectionStyle
