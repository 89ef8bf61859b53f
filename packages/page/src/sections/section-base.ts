import { z } from 'zod'

/** Also the anchor of the section on the page, so it holds nothing a fragment would escape. */
export const sectionIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

export const sectionBackgrounds = ['light', 'dark', 'glass', 'stars'] as const
export const sectionThemes = ['default', 'night', 'nature'] as const
export type SectionTheme = (typeof sectionThemes)[number]
