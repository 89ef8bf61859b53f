import { brandTones, industries } from '@wildpath/contract'

import type { BusinessFormValues } from './business-form-values.ts'

/** The trade and tone that the address names ('?industry=…&tone=…', from /templates); unknown ones are left out. */
export function templateChoice(
  search: string,
): Pick<Partial<BusinessFormValues>, 'industry' | 'brand_tone'> {
  const asked = new URLSearchParams(search)
  const industry = industries.find((one) => one === asked.get('industry'))
  const tone = brandTones.find((one) => one === asked.get('tone'))
  return { ...(industry && { industry }), ...(tone && { brand_tone: tone }) }
}
