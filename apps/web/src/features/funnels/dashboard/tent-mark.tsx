/** A lit tent under two pines: camp is up, the trail has not begun. */
export function TentMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 160 96" fill="none" className={className}>
      <circle cx="122" cy="20" r="7" className="fill-lantern" />
      <path
        d="M28 14h.01M62 8h.01M92 26h.01M44 30h.01M146 42h.01"
        className="stroke-edge"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M30 84 18 84 26 68h-6l9-16h-5l10-18 10 18h-5l9 16h-6l8 16H38"
        className="fill-ridge-mid stroke-edge"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d="M134 84h-8l6-12h-4l7-13h-4l8-14 8 14h-4l7 13h-4l6 12h-10"
        className="fill-ridge-mid stroke-edge"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d="M86 32 124 84H48Z"
        className="fill-lantern-wash stroke-lantern"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M86 48 100 84H72Z" className="fill-lantern" />
      <path
        d="M86 32v-6M86 26l8 3-8 3"
        className="stroke-lantern"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M8 84h144" className="stroke-edge" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
