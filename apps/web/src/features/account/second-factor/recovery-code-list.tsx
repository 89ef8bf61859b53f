import { product } from '@wildpath/contract'
import { Copy, Download } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { copyWithToast } from '../../../ui/copy-with-toast.ts'
import { Notice } from '../../../ui/notice.tsx'

/** The one time that recovery codes are shown. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n')
  const file = `Recovery codes for ${product.name}. Each works once.\n\n${text}\n`

  return (
    <div className="flex flex-col gap-4">
      <Notice tone="lantern" title="Save these recovery codes now">
        They let you in when your phone is lost, and they are not shown again.
      </Notice>
      <ul
        aria-label="Recovery codes"
        translate="no"
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-control border border-line bg-raised px-5 py-4 font-mono text-body tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="small"
          onClick={() => void copyWithToast(text, 'Recovery codes copied.')}
        >
          <Copy aria-hidden size={16} />
          Copy
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={`${product.name.toLowerCase()}-recovery-codes.txt`}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          <Download aria-hidden size={16} />
          Download
        </a>
      </div>
    </div>
  )
}
