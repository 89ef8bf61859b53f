import type { Funnel } from '@wildpath/contract'
import { clsx } from 'clsx'
import { useId, useState } from 'react'

import { Card } from '../../../ui/card.tsx'
import { AnalyticsPanel } from '../analytics/analytics-panel.tsx'
import { AnalyticsToggle } from '../analytics/analytics-toggle.tsx'
import { formatCount, formatRate } from '../funnel-stats.ts'
import { NewestLeads } from '../inbox/newest-leads.tsx'

/** The totals beside the newest leads. A draft that nobody has visited has neither. */
export function FunnelNumbers({ funnel }: { funnel: Funnel }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { views, leads, conversion_rate: rate } = funnel.stats
  const isUnvisited = views === 0 && leads === 0
  if (isUnvisited && !funnel.isPublic) return null

  return (
    <div className={clsx('grid gap-4', leads > 0 && 'lg:grid-cols-[20rem_minmax(0,1fr)]')}>
      <Card className="flex flex-col p-0! sm:p-0!">
        <div className="flex flex-1 items-center px-5 py-4 sm:px-6">
          {isUnvisited ? (
            <p className="text-note text-quiet">
              No visits yet. Your own visits and robots are not counted.
            </p>
          ) : (
            <dl
              className={clsx(
                'flex flex-wrap gap-x-8 gap-y-2',
                leads > 0 && 'lg:w-full lg:flex-col lg:gap-4 lg:*:flex-row lg:*:justify-between',
              )}
            >
              <Figure label="Views" value={formatCount(views)} />
              <Figure label="Leads" value={formatCount(leads)} />
              <Figure label="Conversion" value={formatRate(rate)} />
            </dl>
          )}
        </div>
        <div className="border-t border-line">
          <AnalyticsToggle isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)} />
        </div>
      </Card>
      {leads > 0 && <NewestLeads funnelId={funnel.id} />}
      {isOpen && (
        <Card id={id} className={leads > 0 ? 'lg:col-span-2' : ''}>
          <AnalyticsPanel funnel={funnel} />
        </Card>
      )}
    </div>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col items-baseline">
      <dt className="text-note text-quiet">{label}</dt>
      <dd className="font-display text-title tabular-nums">{value}</dd>
    </div>
  )
}
