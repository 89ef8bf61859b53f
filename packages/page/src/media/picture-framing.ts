import { z } from 'zod'

/** The focal point, in percent of width and height from the top left. */
export const focusSchema = z.object({
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
})
export type Focus = z.infer<typeof focusSchema>

export const largestZoom = 4

const cropFields = {
  /** Defaults to the center. */
  focus: focusSchema.optional(),
  /** Scale factor around the focal point. Defaults to 1. */
  zoom: z.number().min(1).max(largestZoom).optional(),
}

/** The visible part of a picture. `phoneFraming` overrides both values in the phone layout. */
export const framingFields = { ...cropFields, phoneFraming: z.object(cropFields).optional() }

const framingSchema = z.object(framingFields)
export type Framing = z.infer<typeof framingSchema>
export type Crop = Pick<Framing, 'focus' | 'zoom'>

/** Picks the framing fields, omitting those not set. */
export function pickFraming({ focus, zoom, phoneFraming }: Framing): Framing {
  return {
    ...(focus && { focus }),
    ...(zoom !== undefined && { zoom }),
    ...(phoneFraming && { phoneFraming }),
  }
}
