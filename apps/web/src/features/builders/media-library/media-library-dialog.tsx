import { useQuery } from '@tanstack/react-query'
import type { MediaAsset } from '@wildpath/contract'
import { Images, Palette, RefreshCw, TriangleAlert } from 'lucide-react'
import { type ComponentType, type RefObject, useRef, useState } from 'react'
import { useStore } from 'zustand'

import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { DeleteAssetDialog } from './delete-asset-dialog.tsx'
import { DescribeAssetDialog } from './describe-asset-dialog.tsx'
import { AssetGrid } from './asset-grid.tsx'
import { useDesignNames } from './design-names.ts'
import { mediaQuery } from '../../../entities/media/media-queries.ts'
import { DropArea } from '../../../entities/media/drop-area.tsx'
import { UploadButton } from '../../../entities/media/upload-button.tsx'
import { UploadList } from '../../../entities/media/upload-list.tsx'
import { useUploadQueue } from '../../../entities/media/use-upload-queue.ts'

export type CreateDesignProps = {
  onClose: () => void
  /** What is made in the studio is also put where a picture was asked for. */
  isInserted: boolean
  /** Made in the studio. */
  onCreated: (design: MediaAsset) => void
  /** Came from Canva into the library. */
  onImported: (design: MediaAsset) => void
  returnFocus: RefObject<HTMLElement | null>
}

export type MediaLibraryDialogProps = {
  isOpen: boolean
  onClose: () => void
  mode: 'manage' | 'select'
  /** In mode 'select': the chosen picture. The caller closes. */
  onSelect?: (design: MediaAsset) => void
  /** Where designs of one's own are begun; absent where none can be. */
  CreateDesign?: ComponentType<CreateDesignProps>
}

/** The pictures that a person keeps for all their pages (spec 3, 2.9). */
export function MediaLibraryDialog(props: MediaLibraryDialogProps) {
  const { isOpen, onClose, mode } = props
  const uploadButton = useRef<HTMLButtonElement>(null)
  const names = useDesignNames()

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={mode === 'select' ? names.select : names.library}
      size="xl"
      {...(mode === 'select' && {
        footer: (
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        ),
      })}
    >
      <Library {...props} uploadButton={uploadButton} />
    </Dialog>
  )
}

type LibraryProps = MediaLibraryDialogProps & { uploadButton: RefObject<HTMLButtonElement | null> }

/** Mounted while the dialog is open. */
function Library({ mode, onSelect, CreateDesign, uploadButton }: LibraryProps) {
  const designs = useQuery(mediaQuery)
  const { store, add, retry, dismiss } = useUploadQueue()
  const { uploads, added } = useStore(store)
  const [described, setDescribed] = useState<MediaAsset | null>(null)
  const [doomed, setDoomed] = useState<MediaAsset | null>(null)
  const [isCreating, setCreating] = useState(false)
  const [freshId, setFreshId] = useState<string | null>(null)
  const freshCard = useRef<HTMLElement>(null)
  const select = mode === 'select' && onSelect ? onSelect : null

  function handleFresh(design: MediaAsset) {
    setFreshId(design.id)
    setCreating(false)
  }

  if (designs.isError && designs.data === undefined) return <LoadError />
  return (
    <DropArea onDrop={add}>
      <div className="flex flex-wrap items-center gap-3">
        <UploadButton ref={uploadButton} onFiles={add} />
        {CreateDesign && (
          <Button
            variant="secondary"
            className="max-sm:flex-1 max-sm:px-3"
            onClick={() => setCreating(true)}
          >
            <Palette aria-hidden size={18} />
            Create a design
          </Button>
        )}
        <p className="min-w-0 flex-1 basis-full text-note sm:basis-56 text-quiet">
          PNG, JPEG, WebP, GIF or AVIF, up to 10 MB each. Moving pictures become still ones.
        </p>
      </div>
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      <output className="sr-only">{added}</output>
      {designs.data?.length === 0 ? (
        <EmptyState
          illustration={<Images aria-hidden size={32} className="text-quiet" />}
          title="No designs yet"
          text="Upload photos of your trips, or drop them here. They are kept for all your pages."
        />
      ) : (
        <AssetGrid
          designs={designs.data ?? null}
          fresh={freshId === null ? null : { id: freshId, ref: freshCard }}
          onSelect={select}
          onDescribe={setDescribed}
          onDelete={setDoomed}
        />
      )}
      {isCreating && CreateDesign && (
        <CreateDesign
          onClose={() => setCreating(false)}
          isInserted={select !== null}
          onCreated={select ?? handleFresh}
          onImported={handleFresh}
          returnFocus={freshCard}
        />
      )}
      {described && <DescribeAssetDialog design={described} onClose={() => setDescribed(null)} />}
      {doomed && (
        <DeleteAssetDialog
          design={doomed}
          onClose={() => setDoomed(null)}
          returnFocus={uploadButton}
        />
      )}
    </DropArea>
  )
}

/** Spec 3, 2.9: trying again loads the page anew; what was edited is offered as a draft then. */
function LoadError() {
  const { loadFailure } = useDesignNames()
  return (
    <Notice
      tone="clay"
      icon={<TriangleAlert aria-hidden size={20} className="shrink-0 text-clay" />}
      title="Error Loading Designs"
      action={
        <Button variant="secondary" onClick={() => window.location.reload()}>
          <RefreshCw aria-hidden size={16} />
          Try Again
        </Button>
      }
    >
      <p>{loadFailure}</p>
    </Notice>
  )
}
