import { useEditorState } from '../store/editor-context.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { GoneDialog } from './gone-dialog.tsx'
import type { usePageSave } from './use-page-save.ts'

/** What a save may run into: the page was saved elsewhere, or its funnel is gone. */
export function SaveDialogs({ conflict, resolve, isGone }: ReturnType<typeof usePageSave>) {
  const page = useEditorState(({ history }) => history.present)

  return (
    <>
      {conflict !== null && (
        <ConflictDialog
          conflict={conflict}
          onKeepMine={resolve.keepMine}
          onTakeTheirs={resolve.takeTheirs}
          onLater={resolve.later}
        />
      )}
      {isGone && <GoneDialog page={page} />}
    </>
  )
}
