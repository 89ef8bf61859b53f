import type { BusinessFacts, BusinessInfo, GenerateContentRequest } from '@wildpath/contract'

/** The answers, and what is known of the business, as the generator takes them (spec 2, section 7). */
export function generationData(
  info: BusinessInfo,
  facts?: BusinessFacts,
): GenerateContentRequest['data'] {
  return {
    businessName: info.business_name,
    industry: info.industry,
    productService: info.product_service,
    mainOffer: info.main_offer,
    targetCustomer: info.target_customer,
    brandTone: info.brand_tone,
    ...(facts && { facts }),
  }
}
