import { lazy, Suspense } from 'react'

import { useEditorState } from '../store/editor-context.ts'
import { GoneDialog } from './gone-dialog.tsx'
import type { usePageSave } from './use-page-save.ts'

const ConflictDialog = lazy(async () => ({
  default: (await import('./conflict-dialog.tsx')).ConflictDialog,
}))

/** What a save may run into: the page was saved elsewhere, or its funnel is gone. */
export function SaveDialogs({ conflict, resolve, isGone }: ReturnType<typeof usePageSave>) {
  const page = useEditorState(({ history }) => history.present)

  return (
    <>
      {conflict !== null && (
        <Suspense>
          <ConflictDialog
            conflict={conflict}
            onKeepMine={resolve.keepMine}
            onTakeTheirs={resolve.takeTheirs}
            onLater={resolve.later}
          />
        </Suspense>
      )}
      {isGone && <GoneDialog page={page} />}
    </>
  )
}
