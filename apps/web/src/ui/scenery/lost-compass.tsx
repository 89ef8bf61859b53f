/** A compass whose needle has come off north: nothing is where it should be. */
export function LostCompass({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 96 96" fill="none" className={className}>
      <circle cx="48" cy="48" r="42" className="fill-surface stroke-edge" strokeWidth="2" />
      <circle cx="48" cy="48" r="36" className="stroke-line" strokeWidth="1" />
      <path
        d="M48 12v8M48 76v8M12 48h8M76 48h8M22.5 22.5l4 4M69.5 69.500l4 4M22.5 73.500l4-4M69.5 26.500l4-4"
        className="stroke-edge"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g transform="rotate(128 48 48)">
        <path d="M48 20 55 48H41Z" className="fill-lantern" />
        <path d="M48 76 41 48h14Z" className="fill-edge" />
      </g>
      <circle cx="48" cy="48" r="3.5" className="fill-surface" />
    </svg>
  )
}
