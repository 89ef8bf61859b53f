import { type Funnel, samplesOf } from '@wildpath/contract'
import { useMemo } from 'react'

import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { SampleList } from '../../page/sample-list.tsx'
import { usePublication } from '../use-publication.ts'
import { ChangeList } from './change-list.tsx'

type PublishChangesDialogProps = {
  funnel: Funnel
  isOpen: boolean
  onClose: () => void
  onPublished?: (funnel: Funnel) => void
}

/** Lists the unpublished changes and publishes them. */
export function PublishChangesDialog(props: PublishChangesDialogProps) {
  const { funnel, isOpen, onClose, onPublished } = props
  const samples = useMemo(
    () => (isOpen ? samplesOf(funnel.pageBuilderData) : []),
    [isOpen, funnel.pageBuilderData],
  )
  const publication = usePublication(funnel.id, {
    baseRevision: funnel.revision,
    words: { published: 'Your changes are live.', failed: 'Failed to publish your changes' },
  })

  function handlePublished(published: Funnel) {
    onPublished?.(published)
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Publish changes?"
      confirmLabel="Publish changes"
      isDanger={false}
      isBusy={publication.isPending}
      onConfirm={() => publication.mutate(true, { onSuccess: handlePublished })}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        {isOpen && <ChangeList funnel={funnel} />}
        <SampleList samples={samples} funnelId={funnel.id} />
      </div>
    </ConfirmDialog>
  )
}
