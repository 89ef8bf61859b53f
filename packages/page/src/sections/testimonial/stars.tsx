import type { Rating } from './ratings.ts'

const starWidth = 20
const starSpacing = 22
const places = [0, 1, 2, 3, 4].map((index) => index * starSpacing)

type StarsProps = {
  rating: Rating
  /** Read by screen readers: '4.5 out of 5 stars'. */
  label: string
}

/** Five outlined stars, filled from the left up to the rating. */
export function Stars({ rating, label }: StarsProps) {
  const whole = Math.floor(rating)
  const filledWidth = whole * starSpacing + (rating - whole) * starWidth
  return (
    <svg className="pg-rating" viewBox="0 0 108 20">
      <title>{label}</title>
      <g className="pg-rating-empty">
        <StarRow />
      </g>
      <svg width={filledWidth} height="20">
        <StarRow />
      </svg>
    </svg>
  )
}

function StarRow() {
  return places.map((x) => (
    <path
      key={x}
      transform={`translate(${x})`}
      d="m10 1 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2L10 15.3l-5.6 2.9 1.1-6.2L1 7.6l6.2-.9z"
    />
  ))
}
