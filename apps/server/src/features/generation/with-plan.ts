import type { BusinessInfo, GeneratedContent } from '@wildpath/contract'
import { planPage } from '@wildpath/page/document'

import type { Copywriter } from '../../copywriter-pool/index.ts'
import { briefOf } from '../../copywriter/brief-of.ts'

/**
 * The texts with the design, order and pictures of their page, chosen once, so that a page keeps its
 * looks when its texts are edited. An activity that cannot be read is one that the words do not say.
 */
export async function withPlan(
  content: GeneratedContent,
  { business, copywriter }: { business: BusinessInfo; copywriter: Copywriter },
): Promise<GeneratedContent> {
  const { product_service, business_name, main_offer, brand_tone } = business
  const activity = await copywriter.run('readActivity', briefOf(business))
  const plan = planPage({
    words: `${product_service} ${business_name} ${main_offer}`,
    activity: activity.ok ? activity.value : undefined,
    tone: brand_tone,
    goal: content.landing_page.goal,
  })
  return { ...content, landing_page: { ...content.landing_page, plan } }
}
