import { may, type PlanKey, product } from '@wildpath/contract'

/** ' on Wildpath', or nothing on white-label plans: agencies forward these emails to their clients. */
export function onProduct(plan: PlanKey): string {
  return may(plan, { to: 'use', feature: 'white-label' }).isAllowed ? '' : ` on ${product.name}`
}
