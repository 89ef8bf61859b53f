import { useQuery } from '@tanstack/react-query'
import type { PageDocument } from '@wildpath/page/document'
import { clsx } from 'clsx'
import { History } from 'lucide-react'
import { useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { pageVersionQuery, pageVersionsQuery } from './page-version-queries.ts'
import { VersionChoice } from './version-choice.tsx'
import { VersionPreview } from './version-preview.tsx'

type VersionsDialogProps = {
  isOpen: boolean
  onClose: () => void
  funnelId: string
  /** Puts the page of an earlier save into the editor; nothing was saved yet. */
  onRestore: (page: PageDocument) => void
}

/** The pages that earlier saves left, to look at and to take back. */
export function VersionsDialog({ isOpen, onClose, funnelId, onRestore }: VersionsDialogProps) {
  const versions = useQuery({ ...pageVersionsQuery(funnelId), enabled: isOpen })
  const [chosen, setChosen] = useState<number | null>(null)
  const [isLooking, setLooking] = useState(false)
  const shown = chosen ?? versions.data?.[0]?.revision ?? null
  const page = useQuery({
    ...pageVersionQuery(funnelId, shown ?? 0),
    enabled: isOpen && shown !== null,
  })
  const restorable = page.data ?? null

  function handleClose() {
    setChosen(null)
    setLooking(false)
    onClose()
  }

  function handleRestore() {
    if (restorable === null) return
    handleClose()
    onRestore(restorable)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title="Versions of this page"
      description="Every save keeps a version. Restoring one opens it in the editor; visitors see it once you publish."
      size="xl"
      footer={
        <>
          <Button variant="quiet" onClick={handleClose}>
            Cancel
          </Button>
          {/* On a phone nothing is restored that was not looked at. */}
          <Button
            disabled={restorable === null}
            onClick={handleRestore}
            className={clsx(!isLooking && 'max-sm:hidden')}
          >
            Restore this version
          </Button>
        </>
      }
    >
      {versions.isError ? (
        <LoadFailure
          title="The versions could not be loaded"
          failure={versions.error}
          isRetrying={versions.isFetching}
          onRetry={() => void versions.refetch()}
        />
      ) : versions.isPending ? (
        <WaitingVersions />
      ) : shown === null ? (
        <EmptyState
          illustration={<History aria-hidden size={32} className="text-quiet" />}
          title="No versions yet"
          text="Save the page once, and this is where you find it again, as it was."
        />
      ) : (
        <VersionChoice
          versions={versions.data}
          chosen={shown}
          onChoose={setChosen}
          isLooking={isLooking}
          onLook={setLooking}
        >
          <VersionPreview page={page} />
        </VersionChoice>
      )}
    </Dialog>
  )
}

function WaitingVersions() {
  return (
    <div aria-live="polite" className="grid gap-4 sm:grid-cols-[minmax(14rem,18rem)_minmax(0,1fr)]">
      <span className="sr-only">Loading the versions...</span>
      <div className="flex flex-col gap-1.5">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-16" />
        ))}
      </div>
      <Skeleton className="h-[min(55dvh,34rem)] max-sm:hidden" />
    </div>
  )
}
