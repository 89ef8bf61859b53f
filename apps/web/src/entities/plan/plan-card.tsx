import { plans, priceText, type ShownPlan } from '@wildpath/contract'
import { clsx } from 'clsx'
import { Compass, MountainSnow, Tent } from 'lucide-react'
import type { ReactNode } from 'react'

import { PlanFeatureList } from './plan-feature-list.tsx'

const emblems = { 'free': Tent, 'explorer': Compass, 'expedition-leader': MountainSnow } as const

type PlanCardProps = {
  plan: ShownPlan
  /** 'Recommended', 'Your plan': a word about this plan among the others. It lifts the card. */
  badge?: ReactNode
  /** The one button of the card. */
  action: ReactNode
}

/** A plan with its price and features, as home, pricing and the upgrade dialog show it. */
export function PlanCard({ plan, badge, action }: PlanCardProps) {
  const Emblem = emblems[plan.key]

  return (
    <article
      className={clsx(
        'flex h-full flex-col rounded-card border bg-surface p-6',
        badge ? 'border-lantern shadow-mid' : 'border-line shadow-low',
      )}
    >
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-3">
        <span className="inline-flex size-12 items-center justify-center rounded-full border-2 border-lantern bg-lantern-wash text-lantern outline-1 outline-offset-2 outline-lantern outline-dashed">
          <Emblem aria-hidden size={22} />
        </span>
        {badge}
      </div>
      <h3 className="mt-4 text-title">{plan.label}</h3>
      <p className="mt-1 min-h-10 text-note text-quiet">{plan.tagline}</p>
      <p className="mt-4 mb-5">
        <span className="font-display text-heading tabular-nums">{priceText(plan.priceCents)}</span>{' '}
        <span className="text-quiet">{plan.priceCents === 0 ? 'forever' : 'per month'}</span>
      </p>
      {action}
      <div className="mt-6 border-t border-dashed border-edge pt-5">
        {plan.includes && (
          <p className="mb-3 font-semibold">Everything in {plans[plan.includes].label}, plus:</p>
        )}
        <PlanFeatureList features={plan.features} listClass="space-y-2.5" />
      </div>
    </article>
  )
}
