import type { BusinessInfo } from '@wildpath/contract'

/** Answers about a business for tests; name only what matters to the test. */
export function buildBusinessInfo(answers: Partial<BusinessInfo> = {}): BusinessInfo {
  return {
    business_name: 'Big Bend Rafting',
    industry: 'outdoor-adventure',
    product_service: 'Half-day rafting trips',
    target_customer: 'Families in summer',
    main_offer: 'Half-day trip with lunch',
    brand_tone: 'friendly',
    ...answers,
  }
}
