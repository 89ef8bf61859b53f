import type { ToolDesign } from '@wildpath/contract'
import { Download, ImageOff, SquarePen } from 'lucide-react'
import { useState } from 'react'

import { formatDate } from '../../../../lib/format-date.ts'
import { Button } from '../../../../ui/button.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import { webAddress } from './web-address.ts'

type CanvaDesignCardProps = {
  design: ToolDesign
  isImporting: boolean
  /** Another one is on its way. */
  isWaiting: boolean
  onImport: () => void
}

/** One design of the person's account at Canva. */
export function CanvaDesignCard(props: CanvaDesignCardProps) {
  const { design, isImporting, isWaiting, onImport } = props
  const editUrl = webAddress(design.editUrl)

  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex aspect-4/3 items-center justify-center overflow-hidden bg-raised">
        <Thumbnail design={design} />
      </div>
      <div className="flex flex-1 flex-col gap-0.5 border-t border-line px-3 pt-2">
        <p className="truncate text-note font-semibold" title={design.title}>
          {design.title}
        </p>
        <p className="text-note text-quiet">{formatDate(design.updatedAt)}</p>
        {design.pageCount > 1 && (
          <p className="text-note text-quiet">{design.pageCount} pages; the first is imported</p>
        )}
      </div>
      {isImporting ? (
        <div className="flex min-h-15 flex-col justify-center gap-1.5 px-3">
          <output className="text-note text-quiet">Canva is exporting it…</output>
          <Progress label={`Import of ${design.title}`} />
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-1 p-2">
          <Button
            size="small"
            variant="secondary"
            className="flex-1"
            aria-label={`Import ${design.title}`}
            disabled={isWaiting}
            onClick={onImport}
          >
            <Download aria-hidden size={16} />
            Import
          </Button>
          {editUrl !== null && (
            <a
              href={editUrl}
              target="_blank"
              rel="noreferrer"
              aria-label={`Edit ${design.title} in Canva, in a new tab`}
              title="Edit in Canva"
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-quiet hover:bg-raised hover:text-ink"
            >
              <SquarePen aria-hidden size={18} />
            </a>
          )}
        </div>
      )}
    </li>
  )
}

/** Its address works for a few minutes only, so that it may be gone. */
function Thumbnail({ design: { thumbnail } }: { design: ToolDesign }) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)

  if (thumbnail === null || thumbnail.url === brokenUrl) {
    return <ImageOff aria-hidden size={28} className="text-quiet" />
  }
  return (
    <img
      src={thumbnail.url}
      alt=""
      width={thumbnail.width}
      height={thumbnail.height}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBrokenUrl(thumbnail.url)}
      className="size-full object-contain"
    />
  )
}
