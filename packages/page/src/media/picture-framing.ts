import { z } from 'zod'

/** What of a picture always stays in sight, in percent of its width and height from the upper left. */
export const focusSchema = z.object({
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
})
export type Focus = z.infer<typeof focusSchema>

export const largestZoom = 4

const cropFields = {
  /** Absent, the middle. */
  focus: focusSchema.optional(),
  /** How many times larger the picture is drawn around its focus; absent, 1. */
  zoom: z.number().min(1).max(largestZoom).optional(),
}

/** Which part of a picture is shown. `phoneFraming` replaces both values in the phone layout of a page. */
export const framingFields = { ...cropFields, phoneFraming: z.object(cropFields).optional() }

const framingSchema = z.object(framingFields)
export type Framing = z.infer<typeof framingSchema>
export type Crop = Pick<Framing, 'focus' | 'zoom'>

/** The framing among other fields, without what is absent. */
export function pickFraming({ focus, zoom, phoneFraming }: Framing): Framing {
  return {
    ...(focus && { focus }),
    ...(zoom !== undefined && { zoom }),
    ...(phoneFraming && { phoneFraming }),
  }
}
