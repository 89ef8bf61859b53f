import { useStore } from 'zustand'

import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { usePreload } from '../../../lib/use-preload.ts'
import { useEditorState } from '../store/editor-context.ts'
import { DeletedFunnelDialog } from './deleted-funnel-dialog.tsx'
import type { PageSaver } from './page-saver.ts'

const ConflictDialog = lazyComponent(
  async () => (await import('./conflict-dialog.tsx')).ConflictDialog,
)

/** What a save may run into: the page was saved elsewhere, or its funnel is gone. */
export function SaveDialogs({ saver }: { saver: PageSaver }) {
  const { conflict, isGone } = useStore(saver.store)
  const page = useEditorState(({ history }) => history.present)
  usePreload(ConflictDialog)

  return (
    <>
      {conflict !== null && (
        <ConflictDialog
          conflict={conflict}
          onKeepMine={saver.keepMine}
          onTakeTheirs={saver.takeTheirs}
          onClose={saver.decideLater}
        />
      )}
      {isGone && <DeletedFunnelDialog page={page} />}
    </>
  )
}
