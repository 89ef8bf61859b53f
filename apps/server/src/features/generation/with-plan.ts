import type { BusinessInfo, GeneratedContent } from '@wildpath/contract'
import { planPage } from '@wildpath/page/document'

import { briefOf, readActivity } from '../../copywriter/index.ts'

/**
 * The texts with the design, order and pictures of their page, chosen once, so that a page keeps its
 * looks when its texts are edited.
 */
export function withPlan(content: GeneratedContent, business: BusinessInfo): GeneratedContent {
  const { product_service, business_name, main_offer, brand_tone } = business
  const plan = planPage({
    words: `${product_service} ${business_name} ${main_offer}`,
    activity: readActivity(briefOf(business)),
    tone: brand_tone,
    goal: content.landing_page.goal,
  })
  return { ...content, landing_page: { ...content.landing_page, plan } }
}
