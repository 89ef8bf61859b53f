import { sectionName } from '@wildpath/page/templates'

import { Button } from '../../../ui/button.tsx'
import { dismissMessage, notifyCustom } from '../../../ui/notify.ts'
import { useEditor } from './editor-context.ts'

const toastId = 'section-removed'

/** Takes a section away without a question, and says how it comes back. */
export function useRemoveSection(): (index: number) => void {
  const { edit, undo, store } = useEditor()

  return (index) => {
    const section = store.getState().history.present.sections[index]
    if (section === undefined) return
    edit({ kind: 'remove-section', index })
    const { present } = store.getState().history
    notifyCustom(
      <span className="flex flex-wrap items-center justify-between gap-3">
        {sectionName(section).name} deleted
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            dismissMessage(toastId)
            // What was done since then is not this button's to take back.
            if (store.getState().history.present === present) undo()
          }}
        >
          Undo
        </Button>
      </span>,
      { id: toastId },
    )
  }
}
