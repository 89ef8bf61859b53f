import { type ComponentType, useEffect, useState } from 'react'

import { Skeleton } from '../../../ui/skeleton.tsx'
import { FullScreenDialog } from './full-screen-dialog.tsx'
import type { StudioProps } from './studio.tsx'
import { StudioBoundary } from './studio-boundary.tsx'
import { StudioError } from './studio-error.tsx'

/** After the studio's code has arrived, in milliseconds (spec 3, section 9). */
const readyDelayMs = 100

type Loading =
  | { state: 'loading' }
  | { state: 'ready'; Studio: ComponentType<StudioProps> }
  | { state: 'failed' }

type StudioDialogProps = StudioProps & { isOpen: boolean }

/** The design studio; its code is loaded when it is opened. */
export function StudioDialog({ isOpen, ...studio }: StudioDialogProps) {
  return isOpen ? <OpenStudioDialog {...studio} /> : null
}

function OpenStudioDialog(props: StudioProps) {
  const [loading, setLoading] = useState<Loading>({ state: 'loading' })

  useEffect(() => {
    let isGone = false
    void loadStudio().then((loaded) => {
      if (!isGone) setLoading(loaded)
    })
    return () => {
      isGone = true
    }
  }, [])

  if (loading.state === 'ready')
    return (
      <StudioBoundary
        fallback={
          <Shell onClose={props.onClose}>
            <StudioError
              title="Error Loading Design Studio"
              message="Failed to start the design studio. Please try again."
              onClose={props.onClose}
            />
          </Shell>
        }
      >
        <loading.Studio {...props} />
      </StudioBoundary>
    )
  return (
    <Shell onClose={props.onClose}>
      {loading.state === 'failed' ? (
        <StudioError
          title="Error Loading Design Studio"
          message="Failed to load the design studio. Please check your internet connection and try again."
          onClose={props.onClose}
        />
      ) : (
        <StudioSkeleton />
      )}
    </Shell>
  )
}

async function loadStudio(): Promise<Loading> {
  try {
    const { Studio } = await import('./studio.tsx')
    await new Promise((resolve) => setTimeout(resolve, readyDelayMs))
    return { state: 'ready', Studio }
  } catch {
    return { state: 'failed' }
  }
}

function Shell({ onClose, children }: { onClose: () => void; children: React.ReactNode }) {
  return (
    <FullScreenDialog title="Design Studio" onClose={onClose}>
      {children}
    </FullScreenDialog>
  )
}

function StudioSkeleton() {
  return (
    <div className="flex flex-1 flex-col gap-4 p-6">
      <output className="text-note text-quiet">Loading the studio…</output>
      <Skeleton className="h-11 w-full max-w-xl" />
      <Skeleton className="mx-auto aspect-[4/3] w-full max-w-[800px]" />
    </div>
  )
}
