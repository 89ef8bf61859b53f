import { type Funnel, samplesOf } from '@wildpath/contract'
import { type ReactNode, useState } from 'react'

import {
  publicationTexts,
  PublishChangesDialog,
} from '../../../entities/funnel/unpublished-changes/publish-changes-dialog.tsx'
import { usePublication } from '../../../entities/funnel/use-publication.ts'
import type { SaveRequest } from '../saving/page-saver.ts'
import { useEditorState } from '../store/editor-context.ts'
import { isDirty } from '../store/editor.ts'
import { PublishedNotice } from './published-notice.tsx'

type PublishingOptions = {
  funnel: Funnel
  save: (request: SaveRequest) => void
  saveFailed: string
}

/** Publishes from the editor: saves first, then lists what changes for visitors and what is left out. */
export function usePublishing({ funnel, save, saveFailed }: PublishingOptions): {
  label: string
  isDisabled: boolean
  isBusy: boolean
  publish: () => void
  notice: ReactNode
  dialog: ReactNode
} {
  const hasEdits = useEditorState(isDirty)
  const [isReviewing, setReviewing] = useState(false)
  const [isJustPublished, setJustPublished] = useState(false)
  const publication = usePublication(funnel.id, { words: publicationTexts })
  const hasChanges = hasEdits || funnel.has_unpublished_changes

  function publishSaved({ isPublic, pageBuilderData }: Funnel) {
    if (isPublic || samplesOf(pageBuilderData).length > 0) setReviewing(true)
    else publication.mutate(true, { onSuccess: () => setJustPublished(true) })
  }

  return {
    label: !funnel.isPublic ? 'Publish' : hasChanges ? 'Publish changes' : 'Published',
    isDisabled: funnel.isPublic && !hasChanges,
    isBusy: publication.isPending,
    publish() {
      if (hasEdits) save({ asMain: false, fallback: saveFailed, onSaved: publishSaved })
      else publishSaved(funnel)
    },
    notice: isJustPublished && funnel.isPublic && !hasEdits && (
      <PublishedNotice url={funnel.public_url} onClose={() => setJustPublished(false)} />
    ),
    dialog: (
      <PublishChangesDialog
        funnel={funnel}
        isOpen={isReviewing}
        onClose={() => setReviewing(false)}
        onPublished={() => setJustPublished(true)}
      />
    ),
  }
}
