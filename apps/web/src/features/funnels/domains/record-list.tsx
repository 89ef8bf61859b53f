import type { Domain } from '@wildpath/contract'
import { Copy } from 'lucide-react'

import { RecordTable } from '../../../entities/dns/record-table.tsx'
import { Button } from '../../../ui/button.tsx'
import { copyWithToast } from '../../../ui/copy-with-toast.ts'
import { DialogPart } from '../dialog-part.tsx'
import { dnsInstructions } from './dns-instructions.ts'

/** The records to set, and all of them for whoever sets them. */
export function RecordList({ domain }: { domain: Domain }) {
  return (
    <DialogPart title="DNS records">
      <RecordTable records={domain.records} />
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
