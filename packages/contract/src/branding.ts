import { fontFamilies } from '@wildpath/page/themes'
import { z } from 'zod'

import { lineField } from './text.ts'
import { readWebAddress } from './web-address.ts'

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/i, 'Please enter a valid hex color')

/** Spec 2, section 3: what the owner chose; the page's theme decides whatever is absent. */
export const customBrandingSchema = z.object({
  logo_url: z.string().max(2000).default(''),
  primary_color: hexColour.optional(),
  secondary_color: hexColour.optional(),
  font_family: z.enum(fontFamilies).optional(),
})
export type CustomBranding = z.infer<typeof customBrandingSchema>

const invalidImage = 'Please enter a valid image URL'

/** The branding form (spec 2, section 5). A logo is a picture of the web or one of the design library. */
export const brandingFormSchema = customBrandingSchema.extend({
  logo_url: lineField()
    .max(2000, invalidImage)
    .refine((url) => url === '' || isUploaded(url) || isPublicImage(url), invalidImage)
    .default(''),
})

function isUploaded(url: string): boolean {
  return /^\/media\/[0-9a-f]{32}\/\d{1,5}\.webp$/.test(url)
}

/** An http(s) address of the open web whose path ends in jpg, jpeg, png, gif or svg. */
function isPublicImage(address: string): boolean {
  if (!/^https?:\/\/[^"'<>]+$/i.test(address)) return false
  return /\.(jpe?g|png|gif|svg)$/i.test(readWebAddress(address)?.pathname ?? '')
}
