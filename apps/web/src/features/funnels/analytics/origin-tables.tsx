import { type Analytics, type Device, sourceName } from '@wildpath/contract'

import { Table } from '../../../ui/table.tsx'
import { formatCount } from '../funnel-stats.ts'

type OriginTablesProps = Pick<Analytics, 'sources' | 'devices'>

const deviceNames: Record<Device, string> = {
  phone: 'Phones',
  tablet: 'Tablets',
  desktop: 'Computers',
}

/** Where visits came from and what they were made with; a lead is counted with what brought its visitor. */
export function OriginTables({ sources, devices }: OriginTablesProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Origins
        caption="Sources"
        rows={sources.map(({ source, is_paid: isPaid, ...counts }) => ({
          name: sourceName({ source, isPaid }),
          ...counts,
        }))}
      />
      <Origins
        caption="Devices"
        rows={devices.map(({ device, ...counts }) => ({ name: deviceNames[device], ...counts }))}
      />
    </div>
  )
}

type Origin = { name: string; views: number; leads: number }

function Origins({ caption, rows }: { caption: string; rows: readonly Origin[] }) {
  // Visits were counted before their origin was: then there is nothing to tell.
  if (rows.every(({ views, leads }) => views + leads === 0)) return null
  return (
    <Table
      caption={`${caption} of the last 30 days`}
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        { key: 'name', header: caption, cell: ({ name }) => name },
        { key: 'views', header: 'Views', align: 'right', cell: ({ views }) => formatCount(views) },
        { key: 'leads', header: 'Leads', align: 'right', cell: ({ leads }) => formatCount(leads) },
      ]}
    />
  )
}
