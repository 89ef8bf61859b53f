import type { CheckedRecord } from '@wildpath/contract'

import { recordColumns, RecordRow } from './record-row.tsx'

/** The records to set, each beside what was found: rows under named columns, cards on phones. */
export function RecordTable({ records }: { records: readonly CheckedRecord[] }) {
  return (
    <div className="@container overflow-hidden rounded-card border border-line">
      <div
        // Each row names its own cells for screen readers.
        aria-hidden
        className={`hidden border-b border-line bg-raised px-4 py-2.5 text-note font-semibold text-quiet @xl:grid ${recordColumns}`}
      >
        <span>Type</span>
        <span>Name</span>
        <span>Target (value)</span>
        <span>State</span>
      </div>
      <ul className="divide-y divide-line">
        {records.map((record) => (
          <RecordRow key={`${record.type} ${record.host} ${record.target}`} record={record} />
        ))}
      </ul>
    </div>
  )
}
