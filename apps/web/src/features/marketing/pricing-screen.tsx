import { plans, priceText } from '@wildpath/contract'
import { Check } from 'lucide-react'

import { useSite } from '../../entities/site/site.ts'
import { useScreenTitle } from '../../entities/site/use-screen-title.ts'
import { PlannedMark } from '../../entities/plan/planned-mark.tsx'
import { ClosingCall } from './closing-call.tsx'
import { promises } from './marketing-content.ts'
import { ComparisonTable } from './pricing/comparison-table.tsx'
import { PlanCards } from './pricing/plan-cards.tsx'
import { Questions } from './pricing/questions.tsx'

/** What the tab, search engines and shared links say. */
export const meta = {
  title: 'Pricing',
  description: `${plans.free.label} is free forever. ${plans.explorer.label} is ${priceText(plans.explorer.priceCents)} and ${plans['expedition-leader'].label} ${priceText(plans['expedition-leader'].priceCents)} per month, with a free trial, no setup fees, cancel anytime.`,
}

/** /pricing (spec 1, section 2.6). */
export function PricingScreen() {
  useScreenTitle(meta.title)
  const { payments } = useSite().providers
  // Without real payments there is no money to give back.
  const shownPromises = [
    promises.trial,
    ...(payments === 'live' ? [promises.refund] : []),
    promises.noSetupFees,
    promises.cancel,
  ]

  return (
    <>
      <div className="contour-ground">
        <section aria-labelledby="plans" className="content-width pt-10 pb-16 sm:pt-16">
          <h1 className="max-w-3xl text-display">A camp for every size of outfit</h1>
          <p className="mt-5 max-w-2xl text-lead text-quiet">
            Start free and stay as long as you like. Paid plans are billed monthly and can begin
            with a free trial.
          </p>
          <ul className="mt-6 mb-10 flex flex-wrap gap-x-6 gap-y-2 text-note font-semibold">
            {shownPromises.map((text) => (
              <li key={text} className="flex items-center gap-2">
                <Check aria-hidden size={18} className="text-fern" />
                {text}
              </li>
            ))}
          </ul>
          <h2 id="plans" className="sr-only">
            Plans
          </h2>
          <PlanCards />
          <p className="mt-6 text-note text-quiet">
            {promises.proration}. {promises.downgrade}. Prices in US dollars. Features marked
            <PlannedMark /> are not available yet.
          </p>
        </section>
      </div>
      <section aria-labelledby="compare" className="border-t border-line">
        <div className="content-width py-16">
          <h2 id="compare" className="mb-8 text-heading">
            Side by side
          </h2>
          <ComparisonTable />
        </div>
      </section>
      <section aria-labelledby="questions" className="border-t border-line bg-surface">
        <div className="content-width grid gap-8 py-16 lg:grid-cols-[1fr_2fr]">
          <h2 id="questions" className="scroll-mt-24 text-heading">
            Asked at the trailhead
          </h2>
          <Questions />
        </div>
      </section>
      <ClosingCall title="Pitch the tent. It is free." />
    </>
  )
}
