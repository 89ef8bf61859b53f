import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'

type AnalyticsToggleProps = {
  isOpen: boolean
  /** The id of the panel. */
  controls: string
  onToggle: () => void
}

export function AnalyticsToggle({ isOpen, controls, onToggle }: AnalyticsToggleProps) {
  return (
    <h2 className="font-sans text-body tracking-normal">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? controls : undefined}
        onClick={onToggle}
        className="flex min-h-14 w-full items-center justify-between gap-4 rounded-card px-5 py-3 text-left font-semibold hover:text-fern sm:px-6"
      >
        Numbers of the last 30 days
        <ChevronDown
          aria-hidden
          size={20}
          className={clsx('shrink-0 text-quiet transition-transform', isOpen && 'rotate-180')}
        />
      </button>
    </h2>
  )
}
