import { placeWithin, textPlace } from '../../parts/text-place.ts'
import { ButtonRow } from '../../parts/button-row.tsx'
import { Paragraphs } from '../../parts/paragraphs.tsx'
import { showsSamples } from '../../parts/render-context.ts'
import { SectionFrame } from '../../parts/section-frame.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { gridColumns } from '../grid.ts'
import type { SectionViewProps } from '../section-kind.ts'
import { PlanCard } from './plan-card.tsx'
import { planOfItem, samplePrice } from './plan-of-item.ts'
import type { PricingSection } from './pricing-model.ts'
import { wordsOf } from '../../language/words-of.ts'

/** Plans side by side, one of them highlighted. Visitors never see a price or a badge that the owner did not set. */
export function PricingView({ section, page, context }: SectionViewProps<PricingSection>) {
  const at = textPlace(context.mode, 'content')
  const { items, layout, body, buttons, hasSamplePrices, examplePrices } = section.content
  if (items.length === 0) return null
  const words = wordsOf(page.language).prices
  const hasShownSamples = hasSamplePrices && showsSamples(context.mode)
  const plans = items.map((item, index) => {
    const plan = planOfItem(item, { index, count: items.length }, words)
    return {
      item,
      isSample: hasShownSamples && plan.price === null,
      plan: hasShownSamples
        ? { ...plan, price: plan.price ?? samplePrice(index, examplePrices) }
        : plan,
    }
  })
  const isToFillIn = hasSamplePrices && examplePrices !== undefined
  if (isToFillIn && !hasShownSamples && plans.every(({ plan }) => plan.price === null)) return null
  return (
    <SectionFrame section={section} page={page} context={context} className="pg-section pg-pricing">
      <div className="pg-wrap">
        {plans.some(({ isSample }) => isSample) && <p className="pg-sample">Sample prices</p>}
        <SectionHeading content={section.content} at={at} />
        <ul
          className="pg-grid pg-plans"
          data-columns={gridColumns({ columns: layout.columns, items: items.length })}
        >
          {plans.map(({ item, plan, isSample }, index) => (
            <PlanCard
              key={item.id}
              item={item}
              plan={plan}
              at={placeWithin(at, 'items', index)}
              isExample={isSample && isToFillIn}
              page={page}
              mode={context.mode}
            />
          ))}
        </ul>
        <Paragraphs text={body} className="pg-prose pg-plans-note" path={at('body')} />
        <ButtonRow buttons={buttons} page={page} context={context} at={at} />
      </div>
    </SectionFrame>
  )
}
