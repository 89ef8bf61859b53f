import { z } from 'zod'

import { businessInfoSchema } from './business-info.ts'
import { errorCodes } from './errors.ts'
import { factSchema } from './facts/index.ts'
import { mediaAssetLimits, mediaAssetSchema } from './media-assets.ts'
import { lineField } from './text.ts'
import { readWebAddress } from './web-address.ts'

/** How much of a website is proposed, and how many of its pictures are imported at once. */
export const websiteReadingLimits = { facts: 100, photos: 24, importedPhotos: 12 } as const

const address = lineField().max(2000)
const hexColour = z.string().regex(/^#[0-9a-f]{6}$/)

export const websiteReadingRequestSchema = z.object({
  url: lineField('Please enter a valid URL')
    .max(500, 'Please keep this under 500 characters')
    .refine((url) => readWebAddress(url) !== null, 'Please enter a valid URL'),
})

/** A picture where the website has it. */
export const websitePictureSchema = z.object({
  address,
  /** In pixels, where the page says it. */
  width: z.int().positive().nullable(),
  height: z.int().positive().nullable(),
  /** The site's own words for it; may be empty. */
  alt: z.string().max(mediaAssetLimits.alt),
})
export type WebsitePicture = z.infer<typeof websitePictureSchema>

/** What a website says of its business: proposals, for the owner to take or leave. */
export const websiteReadingSchema = z.object({
  /** Of the six answers those that the site gives. */
  answers: businessInfoSchema
    .pick({
      business_name: true,
      industry: true,
      product_service: true,
      target_customer: true,
      main_offer: true,
    })
    .partial(),
  facts: z.array(factSchema).max(websiteReadingLimits.facts),
  logo: websitePictureSchema.nullable(),
  /** Of the brand, the stronger first: none, one or two. */
  colours: z.array(hexColour).max(2),
  /** Those that fit a page best first. */
  photos: z.array(websitePictureSchema).max(websiteReadingLimits.photos),
  /** Addresses of the pages that were read. */
  pages_read: z.array(address),
})
export type WebsiteReading = z.infer<typeof websiteReadingSchema>
export type WebsiteAnswers = WebsiteReading['answers']

/** Pictures that the owner ticked. */
export const websitePhotosRequestSchema = z.object({
  addresses: z.array(address.min(1)).min(1).max(websiteReadingLimits.importedPhotos),
  are_mine: z.literal(true, 'Only pictures that are yours, or that you may use, can be taken'),
})

/** What became of each picture, in the order in which they were named. */
export const websitePhotosSchema = z.object({
  photos: z.array(
    z.discriminatedUnion('outcome', [
      z.object({ address, outcome: z.literal('added'), design: mediaAssetSchema }),
      z.object({
        address,
        outcome: z.literal('refused'),
        code: z.enum(errorCodes),
        message: z.string(),
      }),
    ]),
  ),
})
export type WebsitePhotos = z.infer<typeof websitePhotosSchema>
