import { type Funnel, samplesOf } from '@wildpath/contract'
import { useMemo } from 'react'

import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { SampleList } from '../../page/sample-list.tsx'
import { UntranslatedNotice } from '../untranslated-notice.tsx'
import { usePublication } from '../use-publication.ts'
import { ChangeList } from './change-list.tsx'

const changeTexts = {
  published: 'Your changes are live.',
  failed: 'Failed to publish your changes',
}

/** Confirms the first publication, and reports its failure (spec 2, section 8). */
export const publicationTexts = {
  published: 'Funnel published successfully!',
  failed: 'Failed to publish funnel',
}

type PublishChangesDialogProps = {
  funnel: Funnel
  isOpen: boolean
  onClose: () => void
  onPublished?: (funnel: Funnel) => void
}

/** Lists what changes for visitors and what is left out, then publishes. */
export function PublishChangesDialog(props: PublishChangesDialogProps) {
  const { funnel, isOpen, onClose, onPublished } = props
  const samples = useMemo(
    () => (isOpen ? samplesOf(funnel.pageBuilderData) : []),
    [isOpen, funnel.pageBuilderData],
  )
  const publication = usePublication(funnel.id, {
    baseRevision: funnel.revision,
    words: funnel.isPublic ? changeTexts : publicationTexts,
  })

  function handlePublished(published: Funnel) {
    onPublished?.(published)
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={funnel.isPublic ? 'Publish changes?' : 'Publish this page?'}
      confirmLabel={funnel.isPublic ? 'Publish changes' : 'Publish'}
      isDanger={false}
      isBusy={publication.isPending}
      onConfirm={() => publication.mutate(true, { onSuccess: handlePublished })}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        {isOpen && funnel.isPublic && <ChangeList funnel={funnel} />}
        <SampleList samples={samples} funnelId={funnel.id} />
        {isOpen && <UntranslatedNotice funnel={funnel} />}
      </div>
    </ConfirmDialog>
  )
}
