import { Copy, ExternalLink } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { copyWithToast } from '../../../ui/copy-with-toast.ts'
import { DialogPart } from '../dialog-part.tsx'
import { openLink } from '../funnel-link.ts'
import type { DomainFunnel } from './domain-dialog.tsx'

/** Where the page is reached now, and which adventure a domain will lead to. */
export function PublicAddress({ funnel }: { funnel: DomainFunnel }) {
  const url = funnel.public_url

  return (
    <DialogPart title="Public URL">
      <div className="flex gap-2 max-sm:flex-col sm:items-stretch">
        <p
          translate="no"
          className="min-w-0 flex-1 rounded-control border border-line bg-ground px-3.5 py-2.5 wrap-anywhere select-all"
        >
          {url}
        </p>
        <div className="flex gap-2 max-sm:*:flex-1">
          <Button
            variant="secondary"
            onClick={() => void copyWithToast(url, 'URL copied to clipboard')}
          >
            <Copy aria-hidden size={18} />
            Copy
            <span className="sr-only">the public URL</span>
          </Button>
          <a
            href={openLink(funnel)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'secondary' })}
          >
            <ExternalLink aria-hidden size={18} />
            Open
            <span className="sr-only">
              {funnel.isPublic ? 'the public URL' : 'a preview of the page'} in a new tab
            </span>
          </a>
        </div>
      </div>
      <p className="text-note text-quiet">
        Linked to{' '}
        <strong className="font-semibold wrap-anywhere text-ink">{funnel.slug || funnel.id}</strong>
        .{!funnel.isPublic && ' The page is private: visitors see it once you publish it.'}
      </p>
    </DialogPart>
  )
}
