import type { Funnel } from '@wildpath/contract'
import { type SampleOnPage, samplesOnPage } from '@wildpath/page/samples'
import { useMemo } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SampleList } from '../../../entities/page/sample-list.tsx'
import { SeenNow } from '../going-live/seen-now.tsx'
import { useEditorState } from '../store/editor-context.ts'

type SaveChoiceDialogProps = {
  funnel: Funnel
  isOpen: boolean
  onClose: () => void
  onSave: (asMain: boolean) => void
  onSample: (sample: SampleOnPage) => void
}

/** Spec 3, 4.3: a save may, or may not, change what visitors see. */
export function SaveChoiceDialog(props: SaveChoiceDialogProps) {
  const { funnel, isOpen, onClose, onSave, onSample } = props
  const page = useEditorState(({ history }) => history.present)
  const samples = useMemo(() => (isOpen ? samplesOnPage(page) : []), [isOpen, page])

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Save Landing Page"
      footer={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-2">
          <Button onClick={() => onSave(true)}>Save &amp; Set as Primary Page</Button>
          <p className="text-note text-quiet">
            Replaces your current landing page. The first time, the page that was there is kept and
            can be restored.
          </p>
          <div className="text-note">
            <SeenNow funnel={funnel} />
          </div>
          <SampleList samples={samples} funnelId={funnel.id} onChoose={onSample} />
        </div>
        <div className="flex flex-col gap-2">
          <Button variant="secondary" onClick={() => onSave(false)}>
            Save Only
          </Button>
          <p className="text-note text-quiet">
            {funnel.isPublic
              ? 'Keeps your current page active; visitors see no change.'
              : 'Saves your draft. Visitors see it after you publish.'}
          </p>
        </div>
      </div>
    </Dialog>
  )
}
