import { Table } from '../../../ui/table.tsx'
import { formatCount } from '../funnel-stats.ts'
import type { AdResult } from './ad-results.ts'

function nameOf({ name, headline }: AdResult) {
  return (
    <>
      {name}
      {headline !== null && <span className="block text-quiet">{headline}</span>}
    </>
  )
}

/** Which ads brought visits and leads; nothing where none did. */
export function AdResults({ results }: { results: readonly AdResult[] }) {
  if (results.length === 0) return null
  return (
    <Table
      caption="Ads of the last 30 days"
      rows={results}
      keyOf={({ name }) => name}
      columns={[
        {
          key: 'name',
          header: 'Ads',
          cell: nameOf,
        },
        { key: 'views', header: 'Views', align: 'right', cell: ({ views }) => formatCount(views) },
        { key: 'leads', header: 'Leads', align: 'right', cell: ({ leads }) => formatCount(leads) },
      ]}
    />
  )
}
