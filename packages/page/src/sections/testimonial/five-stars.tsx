/** Spec 2, 'Page section': testimonial sections show 5 stars. */
const places = [0, 22, 44, 66, 88]

/** `label` is what it says to those who do not see it. */
export function FiveStars({ label }: { label: string }) {
  return (
    <svg className="pg-five-stars" viewBox="0 0 108 20">
      <title>{label}</title>
      {places.map((x) => (
        <path
          key={x}
          className="pg-one-star"
          transform={`translate(${x})`}
          d="m10 1 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2L10 15.3l-5.6 2.9 1.1-6.2L1 7.6l6.2-.9z"
        />
      ))}
    </svg>
  )
}
