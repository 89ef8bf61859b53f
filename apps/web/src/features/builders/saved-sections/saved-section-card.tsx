import { useQuery } from '@tanstack/react-query'
import type { SavedSection } from '@wildpath/contract'
import type { KnownSection, PageStyle } from '@wildpath/page/document'
import { PenLine, Plus, Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'

import { useHasBeenNear } from '../../../lib/use-has-been-near.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SectionThumbnail } from '../add-section/section-thumbnail.tsx'
import { savedSectionQuery } from './saved-section-queries.ts'

type SavedSectionCardProps = {
  section: SavedSection
  /** Of the page that is edited. */
  style: PageStyle
  onAdd: (content: KnownSection) => void
  onRename: () => void
  onDelete: () => void
}

/** A saved section with its preview, which loads once the card nears the viewport. */
export function SavedSectionCard(props: SavedSectionCardProps) {
  const { section, style, onAdd, onRename, onDelete } = props
  const { id, name, createdAt } = section
  const nameId = useId()
  const card = useRef<HTMLLIElement>(null)
  const isNear = useHasBeenNear(card)
  const content = useQuery({ ...savedSectionQuery(id), enabled: isNear })

  return (
    <li
      ref={card}
      aria-labelledby={nameId}
      className="flex min-w-0 flex-col rounded-card border border-line bg-surface shadow-low"
    >
      {content.data ? (
        <SectionThumbnail section={content.data} style={style} title={`Preview of ${name}`} />
      ) : (
        <div className="flex aspect-[27/16] items-center justify-center rounded-t-card border-b border-line bg-raised p-4">
          {content.isError ? (
            <p className="text-center text-note text-quiet">The preview could not be loaded.</p>
          ) : (
            <Skeleton className="size-full" />
          )}
        </div>
      )}
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h3 id={nameId} className="line-clamp-2 text-body font-semibold [overflow-wrap:anywhere]">
          {name}
        </h3>
        <p className="text-note text-quiet">Saved {formatDate(createdAt)}</p>
        <div className="mt-auto flex items-center gap-1">
          <Button
            size="small"
            variant="secondary"
            className="min-w-0 flex-1"
            isBusy={content.isFetching && content.isError}
            disabled={content.isPending}
            onClick={() => (content.data ? onAdd(content.data) : void content.refetch())}
          >
            <Plus aria-hidden size={18} />
            {content.isError ? 'Try Again' : 'Add This Section'}
            <span className="sr-only">: {name}</span>
          </Button>
          <IconButton label={`Rename ${name}`} onClick={onRename}>
            <PenLine aria-hidden size={18} />
          </IconButton>
          <IconButton label={`Delete ${name}`} className="hover:text-clay" onClick={onDelete}>
            <Trash2 aria-hidden size={18} />
          </IconButton>
        </div>
      </div>
    </li>
  )
}
