import { useQuery } from '@tanstack/react-query'
import type { SavedSection } from '@wildpath/contract'
import type { KnownSection, PageStyle } from '@wildpath/page/document'
import { Bookmark, SearchX } from 'lucide-react'
import { type RefObject, useState } from 'react'

import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { DeleteSectionDialog } from './delete-section-dialog.tsx'
import { filterSavedSections } from './filter-saved-sections.ts'
import { RenameSectionDialog } from './rename-section-dialog.tsx'
import { SavedSectionCard } from './saved-section-card.tsx'
import { savedSectionsQuery } from './saved-section-queries.ts'

type SavedSectionListProps = {
  query: string
  style: PageStyle
  onAdd: (section: KnownSection) => void
  /** Receives focus after a deletion. */
  search: RefObject<HTMLElement | null>
}

type Opened = { dialog: 'rename' | 'delete'; section: SavedSection }

/** Lists the owner's saved sections, with buttons to insert, rename, and delete them. */
export function SavedSectionList({ query, style, onAdd, search }: SavedSectionListProps) {
  const saved = useQuery(savedSectionsQuery)
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)

  if (saved.isPending) {
    return (
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <span className="sr-only">Loading your sections…</span>
        <Skeleton className="h-72" />
        <Skeleton className="h-72 max-sm:hidden" />
      </div>
    )
  }
  if (saved.isError) {
    return (
      <LoadFailure
        title="Your sections could not be loaded"
        failure={saved.error}
        isRetrying={saved.isFetching}
        onRetry={() => void saved.refetch()}
      />
    )
  }
  if (saved.data.length === 0) {
    return (
      <EmptyState
        illustration={<Bookmark aria-hidden size={36} className="text-lantern" />}
        title="No saved sections yet"
        text="Select a section on your page and press the bookmark, Save to My sections. You can then insert it on any page."
      />
    )
  }
  const found = filterSavedSections(saved.data, query)
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {found.length === 1 ? '1 saved section' : `${found.length} saved sections`}
      </p>
      {found.length === 0 ? (
        <EmptyState
          illustration={<SearchX aria-hidden size={36} className="text-lantern" />}
          title="No saved sections found"
          text="Try other words."
        />
      ) : (
        <ul aria-label="My sections" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {found.map((section) => (
            <SavedSectionCard
              key={section.id}
              section={section}
              style={style}
              onAdd={onAdd}
              onRename={() => setOpened({ dialog: 'rename', section })}
              onDelete={() => setOpened({ dialog: 'delete', section })}
            />
          ))}
        </ul>
      )}
      {opened?.dialog === 'rename' && (
        <RenameSectionDialog section={opened.section} onClose={close} />
      )}
      {opened?.dialog === 'delete' && (
        <DeleteSectionDialog section={opened.section} onClose={close} returnFocus={search} />
      )}
    </>
  )
}
