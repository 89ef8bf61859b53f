import { plans, priceText, type ShownPlan } from '@wildpath/contract'

import { Card } from '../../../ui/card.tsx'
import { PlanFeatureLine } from '../../../ui/plan-feature-line.tsx'

/** What is bought: the plan, its price, and everything it has and will have. */
export function PlanSummary({ plan }: { plan: ShownPlan }) {
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-title">{plan.label}</h2>
        <p>
          <span className="font-display text-title tabular-nums">{priceText(plan.priceCents)}</span>{' '}
          <span className="text-quiet">per month</span>
        </p>
      </div>
      <p className="mt-1 text-quiet">{plan.tagline}</p>
      {plan.includes && (
        <p className="mt-5 font-semibold">Everything in {plans[plan.includes].label}, plus:</p>
      )}
      <ul className="mt-4 grid gap-x-8 gap-y-2.5 text-note sm:grid-cols-2">
        {plan.features.map((feature) => (
          <PlanFeatureLine key={feature.name} feature={feature} />
        ))}
      </ul>
    </Card>
  )
}
