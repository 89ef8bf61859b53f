import type { Funnel } from '@wildpath/contract'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'

import { Card } from '../../../ui/card.tsx'
import { AnalyticsPanel } from './analytics-panel.tsx'

type AnalyticsDisclosureProps = {
  /** Absent: all the person's funnels together. */
  funnel?: Funnel
  isOpenAtFirst: boolean
}

/** The numbers, folded where they would push aside what one came for; nothing is asked for until opened. */
export function AnalyticsDisclosure({ funnel, isOpenAtFirst }: AnalyticsDisclosureProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(isOpenAtFirst)

  return (
    <Card className="p-0! sm:p-0!">
      <h2 className="font-sans text-body tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 w-full items-center justify-between gap-4 rounded-card px-5 py-3 text-left font-semibold hover:text-fern sm:px-6"
        >
          Numbers of the last 30 days
          <ChevronDown
            aria-hidden
            size={20}
            className={
              isOpen
                ? 'shrink-0 rotate-180 text-quiet transition-transform'
                : 'shrink-0 text-quiet transition-transform'
            }
          />
        </button>
      </h2>
      {isOpen && (
        <div id={id} className="px-5 pb-5 sm:px-6 sm:pb-6">
          <AnalyticsPanel {...(funnel !== undefined && { funnel })} />
        </div>
      )}
    </Card>
  )
}
