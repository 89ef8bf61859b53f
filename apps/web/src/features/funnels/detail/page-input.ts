import type { Funnel } from '@wildpath/contract'
import type { GeneratedPageInput } from '@wildpath/page/document'

/** What the page composer needs of a funnel. */
export function pageInputOf(funnel: Funnel): GeneratedPageInput {
  return {
    businessName: funnel.business_info.business_name,
    mainOffer: funnel.business_info.main_offer,
    activityHint: funnel.business_info.product_service,
    landingPage: funnel.generated_content.landing_page,
    thankYouPage: funnel.generated_content.thank_you_page,
    branding: funnel.custom_branding,
    tone: funnel.business_info.brand_tone,
  }
}
