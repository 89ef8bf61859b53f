import { plans, priceText, type ShownPlan } from '@wildpath/contract'

import { Card } from '../../../ui/card.tsx'
import { PlanFeatureList } from '../../../entities/plan/plan-feature-list.tsx'

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
      <div className="mt-4">
        <PlanFeatureList
          features={plan.features}
          listClass="grid gap-x-8 gap-y-2.5 sm:grid-cols-2"
        />
      </div>
    </Card>
  )
}
