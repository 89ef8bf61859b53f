import type { Funnel } from '@wildpath/contract'
import type { GeneratedPageInput } from '@wildpath/page/document'

/** What the page composer needs of a funnel; `year` is that of the copyright line. */
export function pageInputOf(funnel: Funnel, year: number): GeneratedPageInput {
  return {
    businessName: funnel.business_info.business_name,
    mainOffer: funnel.business_info.main_offer,
    activityHint: funnel.business_info.product_service,
    landingPage: funnel.generated_content.landing_page,
    thankYouPage: funnel.generated_content.thank_you_page,
    branding: funnel.custom_branding,
    year,
  }
}
