import type { Domain } from '@wildpath/contract'
import { Copy } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'
import { copyWithToast } from '../../../ui/copy-with-toast.ts'
import { DialogPart } from '../dialog-part.tsx'
import { dnsInstructions } from './dns-instructions.ts'
import { recordColumns, RecordRow } from './record-row.tsx'

/** The records to set: rows under named columns, cards on phones. */
export function RecordList({ domain }: { domain: Domain }) {
  return (
    <DialogPart title="DNS records">
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
          {domain.records.map((record) => (
            <RecordRow key={`${record.type} ${record.host} ${record.target}`} record={record} />
          ))}
        </ul>
      </div>
      <Button
        variant="secondary"
        className="self-start max-sm:w-full"
        onClick={() =>
          void copyWithToast(dnsInstructions(domain), 'DNS instructions copied to clipboard')
        }
      >
        <Copy aria-hidden size={18} />
        Copy DNS Instructions
      </Button>
    </DialogPart>
  )
}
