import { z } from 'zod'

export const cornerStyles = ['square', 'soft', 'round'] as const
export const spacingStyles = ['compact', 'airy'] as const
export const buttonShapes = ['square', 'rounded', 'pill', 'outline', 'outline-pill'] as const

/** What the owner chose for the whole page; the theme decides the fields that are absent. */
export const pageLookFields = {
  corners: z.enum(cornerStyles).optional(),
  spacing: z.enum(spacingStyles).optional(),
  buttons: z.enum(buttonShapes).optional(),
}
export type PageLook = z.infer<z.ZodObject<typeof pageLookFields>>

/** True if the main buttons are drawn as an outline instead of filled. */
export function hasOutlinedButtons({ buttons }: PageLook): boolean {
  return buttons === 'outline' || buttons === 'outline-pill'
}
