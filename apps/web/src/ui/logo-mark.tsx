/** A ridge with a path over it. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" fill="none" className={className}>
      <path
        d="M3 25 12.5 7l5 8.5L21 11l8 14Z"
        className="stroke-fern"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <path
        d="M14 25c0-3.5 4.5-3.5 4.5-7s-3.5-3-2.5-6"
        className="stroke-lantern"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="2.6 2.8"
      />
    </svg>
  )
}
