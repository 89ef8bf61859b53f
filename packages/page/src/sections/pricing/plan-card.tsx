import { EditableText } from '../../parts/editable-text.tsx'
import { ctaHref } from '../../parts/cta-href.ts'
import { PageLink } from '../../parts/page-link.tsx'
import { withKeys } from '../../parts/with-keys.ts'
import type { PageDocument } from '../../document/page-document.ts'
import { type RenderContext, showsSamples } from '../../parts/render-context.ts'
import type { TextPlace } from '../../parts/text-place.ts'
import type { PricingPlan } from './plan-of-item.ts'
import type { PricingItem } from './pricing-model.ts'
import { wordsOf } from '../../language/words-of.ts'

type PlanCardProps = {
  item: PricingItem
  plan: PricingPlan
  /** The price is an example for the owner's eyes, to be replaced. */
  isExample: boolean
  at: TextPlace
  page: PageDocument
  mode: RenderContext['mode']
}

export function PlanCard({ item, plan, isExample, at, page, mode }: PlanCardProps) {
  const { title, isPopular, isStatedPopular, price, summary, features, buttonText } = plan
  /** Of a text that stands in the item word for word. */
  const placeOf = (name: 'price' | 'period' | 'buttonText', shown: string) =>
    item[name]?.trim() === shown ? at(name) : undefined
  /** The field that a text was read from, which cannot be edited in place. */
  const sourceOf = (isOwn: boolean, name: 'price' | 'description') => (isOwn ? undefined : at(name))
  const hasOwnPrice = (item.price?.trim() ?? '') !== ''
  const priceSource = sourceOf(hasOwnPrice, isExample ? 'price' : 'description')
  const ownFeatures = [...(item.features ?? []).entries()].filter(([, text]) => text.trim() !== '')
  const featurePath = (shown: number) => {
    const index = ownFeatures[shown]?.[0]
    return index === undefined ? undefined : at('features', index)
  }
  return (
    <li className={isPopular ? 'pg-plan pg-plan-popular' : 'pg-plan'}>
      {isPopular && (isStatedPopular || showsSamples(mode)) && (
        <p className="pg-plan-badge" data-sample={isStatedPopular ? undefined : ''}>
          {wordsOf(page.language).prices.mostPopular}
        </p>
      )}
      {title !== '' && <h3 data-path={at('title')}>{title}</h3>}
      {price !== null && (
        <p className="pg-price" data-field={priceSource}>
          <b data-path={placeOf('price', price.amount)}>{price.amount}</b>{' '}
          {price.period !== '' && (
            <span data-path={placeOf('period', price.period)}>{price.period}</span>
          )}
        </p>
      )}
      {isExample && <p className="pg-sample">Example price: replace it</p>}
      {summary !== '' && (
        <p className="pg-plan-summary" data-path={at('description')}>
          {summary}
        </p>
      )}
      {features.length > 0 && (
        <ul
          className="pg-plan-features"
          data-field={sourceOf(ownFeatures.length > 0, 'description')}
        >
          {withKeys(features).map(({ key, text }, index) => (
            <li key={key}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="m3 8.5 3.2 3.2L13 4.8" />
              </svg>
              <EditableText path={featurePath(index)}>{text}</EditableText>
            </li>
          ))}
        </ul>
      )}
      <PageLink
        className={isPopular ? 'pg-cta' : 'pg-cta pg-cta-outline'}
        href={ctaHref(page, item.link)}
        mode={mode}
        path={placeOf('buttonText', buttonText)}
      >
        {buttonText}
      </PageLink>
    </li>
  )
}
