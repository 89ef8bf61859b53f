import { type PlanKey, plans } from '@wildpath/contract'

const sold = ['explorer', 'expedition-leader'] as const satisfies readonly PlanKey[]

/** The plans to offer someone on `plan`, the recommended one first (spec 2, 'Upgrade dialog'). */
export function plansAbove(plan: PlanKey): readonly PlanKey[] {
  if (plan === 'free') return sold
  return plan === 'explorer' ? ['expedition-leader'] : []
}

/** '$29.99', as the catalogue has it. */
export function priceText(plan: PlanKey): string {
  return `$${((plans[plan].priceCents ?? 0) / 100).toFixed(2)}`
}

/** What the catalogue says about a plan, in sentences. */
export function planFacts(plan: PlanKey): string[] {
  const { funnelLimit, whiteLabel } = plans[plan]
  return [
    funnelLimit === null ? 'Unlimited adventures' : `${funnelLimit} adventures`,
    whiteLabel
      ? 'Public pages without the ‘Made with’ badge'
      : 'Public pages carry the ‘Made with’ badge',
  ]
}
