import { fontFamilies } from '@wildpath/page/document'
import { z } from 'zod'

import { lineField } from './text.ts'

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/i, 'Please enter a valid hex color')

/** Spec 2, section 3: what the owner chose; the page's design decides whatever is absent. */
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
  const url = /^https?:\/\/[^\s"'<>\\]+$/i.test(address) ? URL.parse(address) : null
  return (
    url !== null &&
    url.username + url.password === '' &&
    /\.(jpe?g|png|gif|svg)$/i.test(url.pathname) &&
    !isInternalHost(url.hostname.replace(/\.$/, ''))
  )
}

/** Names that are of no use outside of one house or machine (RFC 6761, 6762, 8375 and common use). */
const internalNames = /(^|\.)(localhost|local|internal|lan|home|corp|intranet|home\.arpa)$/i

/** Hosts that lead nowhere for a visitor: this machine, private networks, bare names. */
function isInternalHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return true
  const numbers = /^(\d+)\.(\d+)\.(\d+)\.\d+$/.exec(hostname)?.slice(1).map(Number)
  if (numbers === undefined) return !hostname.includes('.') || internalNames.test(hostname)
  const [first = 0, second = 0, third = 0] = numbers
  return (
    [0, 10, 127].includes(first) ||
    first >= 224 ||
    (first === 100 && second >= 64 && second <= 127) ||
    (first === 169 && second === 254) ||
    (first === 172 && second >= 16 && second <= 31) ||
    (first === 192 && (second === 168 || (second === 0 && third === 0))) ||
    (first === 198 && (second === 18 || second === 19))
  )
}
