import type { Funnel } from '@wildpath/contract'
import { type SampleOnPage, samplesOnPage } from '@wildpath/page/samples'
import { useMemo } from 'react'

import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { SampleList } from '../../../entities/page/sample-list.tsx'
import { useEditorState } from '../store/editor-context.ts'
import { SeenNow } from './seen-now.tsx'

type GoLiveDialogProps = {
  funnel: Funnel
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
  onSample: (sample: SampleOnPage) => void
}

/** Asks before another page is the public one: what visitors see now, and what they will not see. */
export function GoLiveDialog({ funnel, isOpen, onClose, onConfirm, onSample }: GoLiveDialogProps) {
  const page = useEditorState(({ history }) => history.present)
  const samples = useMemo(() => (isOpen ? samplesOnPage(page) : []), [isOpen, page])

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Set as Landing Page?"
      confirmLabel="Set as Landing Page"
      isDanger={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <SeenNow funnel={funnel} />
        <SampleList samples={samples} funnelId={funnel.id} onChoose={onSample} />
      </div>
    </ConfirmDialog>
  )
}
