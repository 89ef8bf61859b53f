import { useQuery } from '@tanstack/react-query'
import type { MediaAsset } from '@wildpath/contract'
import type { RefObject } from 'react'

import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { StudioError } from '../../free-canvas/studio-error.tsx'
import { CanvaDesignList } from './canva-design-list.tsx'
import { canvaFailure } from './canva-failure.ts'
import { ConnectCanva } from './connect-canva.tsx'
import { ConnectedAccount } from './connected-account.tsx'
import { designToolQuery } from './design-tool-queries.ts'
import { NewCanvaDesign } from './new-canva-design.tsx'

type CanvaDialogProps = {
  onClose: () => void
  /** It is in the library. */
  onImported: (design: MediaAsset) => void
  onStudio: () => void
  returnFocus: RefObject<HTMLElement | null>
}

/** Designing in Canva: connect an account, begin a design there, bring designs here. */
export function CanvaDialog({ onClose, onImported, onStudio, returnFocus }: CanvaDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title="Canva Design" size="lg" returnFocus={returnFocus}>
      <div className="flex flex-col gap-6 pt-2">
        <CanvaAccount onClose={onClose} onImported={onImported} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
          <p className="min-w-0 flex-1 basis-64 text-note text-quiet">
            Without an account, the built-in studio makes designs as well.
          </p>
          <Button size="small" variant="secondary" onClick={onStudio}>
            Open the studio
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function CanvaAccount({ onClose, onImported }: Pick<CanvaDialogProps, 'onClose' | 'onImported'>) {
  const tool = useQuery(designToolQuery)

  if (tool.data === undefined) {
    return tool.isError ? (
      <StudioError
        title="Error Loading Canva"
        message={canvaFailure(tool.error)}
        onClose={onClose}
      />
    ) : (
      <div aria-live="polite" className="flex flex-col gap-3">
        <span className="sr-only">Loading Canva...</span>
        <Skeleton className="h-6 w-72 max-w-full" />
        <Skeleton className="h-11 w-44" />
      </div>
    )
  }
  switch (tool.data.state) {
    case 'connected':
      return (
        <>
          <ConnectedAccount accountName={tool.data.accountName} />
          <NewCanvaDesign />
          <CanvaDesignList onImported={onImported} />
        </>
      )
    case 'disconnected':
    case 'reconnect':
      return <ConnectCanva isAgain={tool.data.state === 'reconnect'} />
    case 'studio':
      return <p>Canva is not set up here any more; the studio below is.</p>
  }
}
