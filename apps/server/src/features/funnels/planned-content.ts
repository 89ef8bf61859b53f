import type { BusinessInfo, GeneratedContent, PlannedContent } from '@wildpath/contract'
import { planPage } from '@wildpath/page/plan'

type Written = {
  businessInfo: BusinessInfo
  generatedContent: GeneratedContent
  activity: string | null
}

/** The texts with the plan of their page; those without one of their own get the same one at every reading. */
export function plannedContent(funnel: Written): PlannedContent {
  const { businessInfo, generatedContent, activity } = funnel
  const { landing_page } = generatedContent
  const { product_service, business_name, brand_tone } = businessInfo
  const plan =
    landing_page.plan ??
    planPage({
      words: `${product_service} ${business_name}`,
      activity,
      tone: brand_tone,
      goal: landing_page.goal,
    })
  return { ...generatedContent, landing_page: { ...landing_page, plan } }
}
