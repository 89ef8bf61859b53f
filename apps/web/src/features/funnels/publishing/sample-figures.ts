import { confirmedBusiness, type Funnel } from '@wildpath/contract'

/** Whether the generated page still holds the examples that no visitor sees (product.md, 'Public page'). */
export function hasSampleFigures({
  business_facts,
  generated_content,
  pageBuilderData,
}: Pick<Funnel, 'business_facts' | 'generated_content' | 'pageBuilderData'>): boolean {
  const { proof } = generated_content.landing_page
  const hasConfirmed = confirmedBusiness(business_facts).figures !== undefined
  const hasOwn = hasConfirmed || (proof !== undefined && proof.state !== 'sample')
  return pageBuilderData === null && !hasOwn
}
