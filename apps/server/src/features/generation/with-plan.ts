import type { BusinessInfo, GeneratedContent } from '@wildpath/contract'
import { planPage } from '@wildpath/page/document'

import { readActivity } from '../../copywriter/index.ts'

/**
 * The texts with the design, order and pictures of their page, chosen once, so that a page keeps its
 * looks when its texts are edited.
 */
export function withPlan(content: GeneratedContent, business: BusinessInfo): GeneratedContent {
  const { product_service, business_name, main_offer, brand_tone, target_customer, industry } =
    business
  const plan = planPage({
    words: `${product_service} ${business_name} ${main_offer}`,
    activity: readActivity({
      businessName: business_name,
      industry,
      productService: product_service,
      mainOffer: main_offer,
      targetCustomer: target_customer,
      brandTone: brand_tone,
    }),
    tone: brand_tone,
    goal: content.landing_page.goal,
  })
  return { ...content, landing_page: { ...content.landing_page, plan } }
}
