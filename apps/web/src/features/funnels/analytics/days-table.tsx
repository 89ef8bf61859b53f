import type { Analytics } from '@wildpath/contract'

import { dayName } from '../../../ui/charts/chart-bars.ts'
import { Table } from '../../../ui/table.tsx'
import { formatCount } from '../funnel-stats.ts'

/** The same days in words, newest first. */
export function DaysTable({ days }: { days: Analytics['days'] }) {
  return (
    <div className="max-h-80 overflow-y-auto rounded-card">
      <Table
        caption="Views, visitors and leads by day"
        rows={days.toReversed()}
        keyOf={({ day }) => day}
        columns={[
          { key: 'day', header: 'Day', cell: ({ day }) => dayName(day) },
          {
            key: 'views',
            header: 'Views',
            align: 'right',
            cell: ({ views }) => formatCount(views),
          },
          {
            key: 'visitors',
            header: 'Visitors',
            align: 'right',
            cell: ({ visitors }) => formatCount(visitors),
          },
          {
            key: 'leads',
            header: 'Leads',
            align: 'right',
            cell: ({ leads }) => formatCount(leads),
          },
        ]}
      />
    </div>
  )
}
