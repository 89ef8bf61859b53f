import { useId, useState } from 'react'

import { Card } from '../../../ui/card.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AnalyticsToggle } from './analytics-toggle.tsx'

const AnalyticsPanel = lazyComponent(
  async () => (await import('./analytics-panel.tsx')).AnalyticsPanel,
  { loading: <Skeleton className="h-64" />, isDeferred: true },
)

/** The numbers of all funnels together, which are requested only when opened. */
export function AnalyticsDisclosure({ isOpenAtFirst }: { isOpenAtFirst: boolean }) {
  const id = useId()
  const [isOpen, setOpen] = useState(isOpenAtFirst)

  return (
    <Card className="p-0! sm:p-0!">
      <AnalyticsToggle isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)} />
      {isOpen && (
        <div id={id} className="px-5 pb-5 sm:px-6 sm:pb-6">
          <AnalyticsPanel />
        </div>
      )}
    </Card>
  )
}
