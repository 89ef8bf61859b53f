import { type BusinessInfo, businessInfoSchema } from '@wildpath/contract'
import type { z } from 'zod'

export type BusinessFormValues = z.input<typeof businessInfoSchema>

/** The form before a word is typed. The two choices are absent: nothing has been chosen. */
export const blankBusinessForm = {
  business_name: '',
  product_service: '',
  target_customer: '',
  main_offer: '',
  website_url: '',
} satisfies Partial<BusinessFormValues>

/** What keeps the form from being sent: required answers, and a website that is none. */
export function openAnswers(values: object): { required: number; isWebsiteWrong: boolean } {
  const parsed = businessInfoSchema.safeParse(values)
  const open = new Set(parsed.error?.issues.map((issue) => issue.path[0]))
  const isWebsiteWrong = open.delete('website_url')
  return { required: open.size, isWebsiteWrong }
}

/** The answers as they are sent: an empty website is no website. */
export function businessInfoOf(answers: BusinessInfo): BusinessInfo {
  const { website_url, ...info } = answers
  return website_url ? { ...info, website_url } : info
}

/** The form as it shows what was answered before. */
export function formValuesOf(info: BusinessInfo): BusinessFormValues {
  return { ...info, website_url: info.website_url ?? '' }
}
