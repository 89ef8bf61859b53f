import type { Domain } from '@wildpath/contract'

import { CopyInstructions } from '../../../entities/dns/copy-instructions.tsx'
import { RecordTable } from '../../../entities/dns/record-table.tsx'
import { DialogPart } from '../dialog-part.tsx'

/** The records to set, and all of them for whoever sets them. */
export function RecordList({ domain: { displayName, records } }: { domain: Domain }) {
  return (
    <DialogPart title="DNS records">
      <RecordTable records={records} />
      <CopyInstructions domain={displayName} records={records} />
    </DialogPart>
  )
}
