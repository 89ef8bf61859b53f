import type { BusinessInfo, FollowUpWords } from '@wildpath/contract'

/** A visitor who does not exist, for previews and test emails. */
export const sampleVisitor = 'Alex'

export function sampleWords(business: BusinessInfo): FollowUpWords {
  return {
    name: sampleVisitor,
    business: business.business_name,
    offer: business.main_offer,
  }
}
