import type { BusinessInfo } from '@wildpath/contract'

import type { CopyBrief } from './copy-brief.ts'

/** The owner's answers as the copywriter and its linter read them. */
export function briefOf(business: Omit<BusinessInfo, 'website_url'>): CopyBrief {
  return {
    businessName: business.business_name,
    industry: business.industry,
    productService: business.product_service,
    mainOffer: business.main_offer,
    targetCustomer: business.target_customer,
    brandTone: business.brand_tone,
  }
}
