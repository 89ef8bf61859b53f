import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { usePreload } from '../../../lib/use-preload.ts'
import { useEditorState } from '../store/editor-context.ts'
import { DeletedFunnelDialog } from './deleted-funnel-dialog.tsx'
import type { usePageSave } from './use-page-save.ts'

const ConflictDialog = lazyComponent(
  async () => (await import('./conflict-dialog.tsx')).ConflictDialog,
)

/** What a save may run into: the page was saved elsewhere, or its funnel is gone. */
export function SaveDialogs({ conflict, resolve, isGone }: ReturnType<typeof usePageSave>) {
  const page = useEditorState(({ history }) => history.present)
  usePreload(ConflictDialog)

  return (
    <>
      {conflict !== null && (
        <ConflictDialog
          conflict={conflict}
          onKeepMine={resolve.keepMine}
          onTakeTheirs={resolve.takeTheirs}
          onClose={resolve.later}
        />
      )}
      {isGone && <DeletedFunnelDialog page={page} />}
    </>
  )
}
