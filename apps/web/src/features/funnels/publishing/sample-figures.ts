import type { Funnel } from '@wildpath/contract'

/** Whether the generated page still holds the examples that no visitor sees (product.md, 'Public page'). */
export function hasSampleFigures({
  generated_content,
  usesPageBuilder,
}: Pick<Funnel, 'generated_content' | 'usesPageBuilder'>): boolean {
  const { proof } = generated_content.landing_page
  return !usesPageBuilder && (proof === undefined || proof.state === 'sample')
}
