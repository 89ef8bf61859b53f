import type { MediaAsset } from '@wildpath/contract'
import { clsx } from 'clsx'
import { PenLine, Trash2 } from 'lucide-react'
import type { RefObject } from 'react'

import { formatDate } from '../../../lib/format-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

type AssetCardProps = {
  design: MediaAsset
  /** For the one that was just made: it stands out, and gets the focus. */
  freshRef: RefObject<HTMLElement | null> | null
  /** Null where pictures are only kept in order. */
  onSelect: (() => void) | null
  onDescribe: () => void
  onDelete: () => void
}

/** One picture of the library, and what can be done with it. */
export function AssetCard({ design, freshRef, onSelect, onDescribe, onDelete }: AssetCardProps) {
  const { fileName, alt, width, height, createdAt } = design
  const picture = (
    <img
      src={design.previewUrl}
      alt={alt || fileName}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="size-full object-contain"
    />
  )
  const frame = 'flex aspect-4/3 items-center justify-center overflow-hidden bg-raised'

  return (
    <li
      ref={(card) => {
        if (freshRef) freshRef.current = card?.querySelector('button') ?? null
      }}
      className={clsx(
        'flex min-w-0 flex-col overflow-hidden rounded-card border bg-surface',
        freshRef ? 'border-fern ring-2 ring-fern' : 'border-line',
      )}
    >
      {onSelect === null ? (
        <div className={frame}>{picture}</div>
      ) : (
        <button
          type="button"
          aria-label={`Select ${fileName}`}
          onClick={onSelect}
          className={`${frame} group relative outline-offset-[-3px]`}
        >
          {picture}
          <span
            aria-hidden
            className={clsx(
              'absolute right-2 bottom-2 rounded-control border px-3 py-1 text-note font-semibold group-hover:bg-fern group-hover:text-on-fern group-focus-visible:bg-fern group-focus-visible:text-on-fern',
              freshRef ? 'border-fern bg-fern text-on-fern' : 'border-edge bg-surface',
            )}
          >
            Select
          </span>
        </button>
      )}
      <div className="flex flex-col gap-0.5 border-t border-line px-3 pt-2">
        {freshRef && (
          <p>
            <Badge tone="fern">New</Badge>
          </p>
        )}
        <p className="truncate text-note font-semibold" title={fileName}>
          {fileName}
        </p>
        <p className="text-note text-quiet tabular-nums">
          {width} × {height}
        </p>
        <p className="text-note text-quiet">{formatDate(createdAt)}</p>
      </div>
      <div className="flex justify-end px-1 pb-1">
        <IconButton
          label={alt === '' ? `Describe ${fileName}` : `Change the description of ${fileName}`}
          onClick={onDescribe}
        >
          <PenLine aria-hidden size={18} />
        </IconButton>
        <IconButton label={`Delete ${fileName}`} className="hover:text-clay" onClick={onDelete}>
          <Trash2 aria-hidden size={18} />
        </IconButton>
      </div>
    </li>
  )
}
