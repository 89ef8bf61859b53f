import type { BusinessInfo } from '@wildpath/contract'

/** What an ad of a business is called in lists: its headline, with the name of the business once. */
export function adName(
  { business_name: business }: Pick<BusinessInfo, 'business_name'>,
  headline: string,
): string {
  return headline.includes(business) ? headline : `${business}: ${headline}`
}
