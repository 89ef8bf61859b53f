import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type DisclosureProps = {
  summary: ReactNode
  /** Disclosures of one name: opening one closes the others. */
  name?: string
  isOpen?: boolean
  children: ReactNode
}

/** A question whose answer unfolds: the browser's own, so it works before any script and in its search. */
export function Disclosure({ summary, name, isOpen = false, children }: DisclosureProps) {
  return (
    <details name={name} open={isOpen} className="group border-b border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-control py-3 text-lead font-semibold hover:text-fern [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          aria-hidden
          size={20}
          className="shrink-0 text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="max-w-prose pb-5 text-quiet">{children}</div>
    </details>
  )
}
