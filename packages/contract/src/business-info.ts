import { z } from 'zod'

import { brandTones, industries } from './industries.ts'
import { lineField, textField } from './text.ts'
import { readWebAddress } from './web-address.ts'

/** Of one long answer about the business, in characters. */
export const longestAnswer = 2000

function requiredText(rules: {
  required: string
  minimum: number
  tooShort: string
  maximum: number
  oneLine?: boolean
}) {
  return (rules.oneLine === true ? lineField(rules.required) : textField(rules.required))
    .min(1, rules.required)
    .refine((text) => text === '' || lengthInLetters(text) >= rules.minimum, rules.tooShort)
    .max(rules.maximum, `Please keep this under ${rules.maximum} characters`)
}

/** Counts ideographs and syllables twice, since each replaces two or three letters. */
function lengthInLetters(text: string): number {
  const dense = text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu,
  )
  return text.length + (dense?.length ?? 0)
}

function choice<const T extends readonly string[]>(
  options: T,
  messages: { required: string; empty: string },
) {
  return z.enum(options, {
    error: (issue) => (issue.input === undefined ? messages.required : messages.empty),
  })
}

/** What the owner says about the business: the creation and edit form (spec 2, section 5). */
export const businessInfoSchema = z.object({
  business_name: requiredText({
    required: 'Business name is required',
    minimum: 2,
    tooShort: 'Business name must be at least 2 characters',
    maximum: 120,
    oneLine: true,
  }),
  industry: choice(industries, {
    required: 'Industry is required',
    empty: 'Please select an industry',
  }),
  product_service: requiredText({
    required: 'Product/service description is required',
    minimum: 10,
    tooShort: 'Please provide a more detailed description',
    maximum: longestAnswer,
  }),
  target_customer: requiredText({
    required: 'Target customer description is required',
    minimum: 10,
    tooShort: 'Please provide a more detailed description',
    maximum: longestAnswer,
  }),
  main_offer: requiredText({
    required: 'Main offer is required',
    minimum: 5,
    tooShort: 'Please provide a more detailed offer',
    maximum: longestAnswer,
  }),
  brand_tone: choice(brandTones, {
    required: 'Brand tone is required',
    empty: 'Please select a brand tone',
  }),
  website_url: lineField()
    .max(500, 'Please keep this under 500 characters')
    .refine((url) => url === '' || readWebAddress(url) !== null, 'Please enter a valid URL')
    .optional(),
})
export type BusinessInfo = z.infer<typeof businessInfoSchema>

/** As it is kept: an address that was saved under older rules is still read. */
export const storedBusinessInfoSchema = businessInfoSchema.extend({
  website_url: z.string().optional(),
})
