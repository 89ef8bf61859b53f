import { type BusinessFacts, listFacts, onlyConfirmed } from '@wildpath/contract'

import { TextLink } from '../../../../ui/text-link.tsx'

type FactReviewsProps = {
  funnelId: string
  facts: BusinessFacts
  /** Reviews that are also testimonials are listed once. */
  testimonials: readonly { text: string }[]
}

/** Lists the reviews from the confirmed facts. */
export function FactReviews({ funnelId, facts, testimonials }: FactReviewsProps) {
  const written = new Set(testimonials.map(({ text }) => text))
  const reviews = listFacts(onlyConfirmed(facts), 'review').filter(
    ({ value }) => !written.has(value.text),
  )
  if (reviews.length === 0) return null

  return (
    <div className="flex flex-col gap-2 text-note">
      <p>
        The page also shows{' '}
        {reviews.length === 1 ? 'this review' : `these ${reviews.length} reviews`}.{' '}
        <TextLink to={`/funnel/${funnelId}/edit?tab=facts`}>Edit in What we understood</TextLink>
      </p>
      <ul className="flex flex-col gap-2">
        {reviews.map(({ id, value: { text, name, source } }) => (
          <li key={id} className="border-l-2 border-edge pl-3 wrap-anywhere">
            <p>“{text}”</p>
            <p className="text-quiet">{source === undefined ? name : `${name}, ${source}`}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
