import { z } from 'zod'

export const cornerStyles = ['square', 'soft', 'round'] as const
export const spacingStyles = ['compact', 'airy'] as const
export const buttonShapes = ['square', 'rounded', 'pill', 'outline', 'outline-pill'] as const

/** The owner's page-wide style choices. Missing and unknown values use the theme's defaults. */
export const pageLookFields = {
  corners: z.enum(cornerStyles).optional().catch(undefined),
  spacing: z.enum(spacingStyles).optional().catch(undefined),
  buttons: z.enum(buttonShapes).optional().catch(undefined),
}
export type PageLook = z.infer<z.ZodObject<typeof pageLookFields>>

/** Returns true if the main buttons are outlined instead of filled. */
export function hasOutlinedButtons({ buttons }: PageLook): boolean {
  return buttons === 'outline' || buttons === 'outline-pill'
}
