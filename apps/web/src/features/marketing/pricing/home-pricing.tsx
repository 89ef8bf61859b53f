import { TextLink } from '../../../ui/text-link.tsx'
import { promises } from '../marketing-content.ts'
import { SectionHead } from '../section-head.tsx'
import { PlanCards } from './plan-cards.tsx'

/** The plans on the home page; /pricing compares them. */
export function HomePricing() {
  return (
    <section id="pricing" aria-labelledby="plans" className="scroll-mt-16">
      <div className="content-width py-16 sm:py-24">
        <SectionHead
          id="plans"
          eyebrow="Plans"
          title="Start at Base Camp, climb when it pays"
          text={`${promises.trial}. ${promises.noSetupFees}, ${promises.cancel.toLowerCase()}.`}
        />
        <div className="mt-10">
          <PlanCards />
        </div>
        <p className="mt-8">
          <TextLink to="/pricing">Compare the plans in full</TextLink>
        </p>
      </div>
    </section>
  )
}
