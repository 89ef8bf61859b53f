import type { BusinessFacts, BusinessInfo } from '@wildpath/contract'

import type { Answers, CopyBrief } from './copy-brief.ts'

type AnswersOfForm = Omit<BusinessInfo, 'website_url'>

/** The owner's answers as the copywriter reads them. */
export function answersOf(business: AnswersOfForm): Answers {
  return {
    businessName: business.business_name,
    industry: business.industry,
    productService: business.product_service,
    mainOffer: business.main_offer,
    targetCustomer: business.target_customer,
    brandTone: business.brand_tone,
  }
}

/** The answers and what is known of the business, as the copywriter and its linter take them. */
export function briefOf(business: AnswersOfForm, facts: BusinessFacts): CopyBrief {
  return { ...answersOf(business), facts }
}
