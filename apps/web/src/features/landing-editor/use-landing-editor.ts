import { useQueryClient } from '@tanstack/react-query'
import { type Funnel, samplesOf } from '@wildpath/contract'
import { useState } from 'react'
import { useStore } from 'zustand'

import { funnelQuery } from '../../entities/funnel/funnel-queries.ts'
import { useFunnelUpdate } from '../../entities/funnel/use-funnel-update.ts'
import { useLocalDraft, useLocalDraftAutosave } from '../../entities/funnel/use-local-draft.ts'
import { usePublication } from '../../entities/funnel/use-publication.ts'
import { useStableCallbacks } from '../../lib/use-stable-callbacks.ts'
import { notifyError } from '../../ui/notify.ts'
import { type LandingDraft, landingDraftSchema } from './draft/landing-draft.ts'
import { faultsOf } from './draft/landing-rules.ts'
import { createLandingEditing, isLandingDirty } from './landing-editing.ts'

const publicationTexts = {
  published: 'Funnel published successfully!',
  failed: 'Failed to publish funnel',
}

/** The editing of a landing page: see `createLandingEditing`. */
export function useLandingEditor(funnel: Funnel, onFaults: () => void) {
  const queryClient = useQueryClient()
  const { store: drafts, restored } = useLocalDraft(
    { funnelId: funnel.id, screen: 'landing-page' },
    readDraft,
  )
  const update = useFunnelUpdate(funnel.id)
  const publication = usePublication(funnel.id, { words: publicationTexts })
  const stable = useStableCallbacks({ onFaults })
  const [editing] = useState(() =>
    createLandingEditing({
      funnel,
      restored,
      updater: update.updater,
      publish: () => publication.mutateAsync(true),
      fetchFunnel: () => queryClient.fetchQuery({ ...funnelQuery(funnel.id), staleTime: 0 }),
      notifyError,
      onFaults: stable.onFaults,
    }),
  )
  const state = useStore(editing.store)
  const { saved, draft, revision, question, isPublishing } = state
  const isDirty = isLandingDirty(state)
  const faults = faultsOf(draft)
  useLocalDraftAutosave({ store: drafts, isDirty, revision, values: draft })

  return {
    page: {
      saved,
      draft,
      isDirty,
      faults,
      isValid: Object.keys(faults).length === 0,
      isRestored: state.isRestored && isDirty,
      edit: editing.edit,
      show: editing.show,
      forget: drafts.clear,
    },
    update,
    isSaving: update.isSaving,
    isPublishing,
    isJustPublished: state.isJustPublished && saved.isPublic,
    handleSave: editing.save,
    handlePublish: editing.publish,
    handleDiscard: editing.discard,
    saveBranding: editing.saveBranding,
    pictures: {
      change: editing.changePictures,
      undo: editing.undoPictures,
      redo: editing.redoPictures,
      canUndo: state.pictureSteps.past.length > 0,
      canRedo: state.pictureSteps.future.length > 0,
    },
    changesQuestion: {
      funnel: saved,
      isOpen: question === 'changes',
      onClose: editing.dismissQuestion,
      onPublished: editing.acceptPublished,
    },
    samplesQuestion: {
      funnelId: funnel.id,
      samples: samplesOf(saved.pageBuilderData),
      isOpen: question === 'samples',
      onClose: editing.dismissQuestion,
      onPublish: editing.confirmPublish,
    },
  }
}

function readDraft(values: unknown): LandingDraft | null {
  return landingDraftSchema.safeParse(values).data ?? null
}
