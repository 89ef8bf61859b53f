/** A postmark above the headline: it is done. */
export function Stamp() {
  return (
    <svg className="pg-stamp" viewBox="0 0 88 88" aria-hidden="true" focusable="false">
      <circle cx="44" cy="44" r="41" strokeDasharray="5 3.05" />
      <circle cx="44" cy="44" r="34" />
      <path d="M28 45l11 11 21-23" strokeWidth="4" />
    </svg>
  )
}
