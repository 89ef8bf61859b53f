import type { CheckedRecord } from '@wildpath/contract'
import { Copy } from 'lucide-react'

import { Button } from '../../ui/button.tsx'
import { copyWithToast } from '../../ui/copy-with-toast.ts'
import { dnsInstructions } from './dns-instructions.ts'

type CopyInstructionsProps = { domain: string; records: readonly CheckedRecord[] }

/** All records of a domain for whoever sets them. */
export function CopyInstructions({ domain, records }: CopyInstructionsProps) {
  return (
    <Button
      variant="secondary"
      className="self-start max-sm:w-full"
      onClick={() =>
        void copyWithToast(dnsInstructions(domain, records), 'DNS instructions copied to clipboard')
      }
    >
      <Copy aria-hidden size={18} />
      Copy DNS Instructions
    </Button>
  )
}
