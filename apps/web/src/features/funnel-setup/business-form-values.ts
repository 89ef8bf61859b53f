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

/** How many answers are still missing or not yet good enough. */
export function countOpenAnswers(values: object): number {
  const parsed = businessInfoSchema.safeParse(values)
  if (parsed.success) return 0
  return new Set(parsed.error.issues.map((issue) => issue.path[0])).size
}

/** The answers as they are sent: an empty website is no website. */
export function businessInfoOf(answers: BusinessInfo): BusinessInfo {
  const { website_url, ...info } = answers
  return website_url ? { ...info, website_url } : info
}
