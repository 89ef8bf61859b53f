import type { Funnel } from '@wildpath/contract'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { useFunnelUpdate } from '../../../entities/funnel/use-funnel-update.ts'
import { useLocalDraftAutosave } from '../../../entities/funnel/use-local-draft.ts'
import { notify, notifyError } from '../../../ui/notify.ts'
import { useFacts } from '../facts/saving/use-facts.ts'
import { useGeneration } from '../use-generation.ts'
import { besideFacts } from './beside-facts.ts'
import { createFunnelEditing } from './funnel-editing.ts'
import { createRegeneration } from './regeneration.ts'
import type { RegenerationChoice } from './regeneration-choice.ts'
import { useEditForm } from './use-edit-form.ts'

/** The editing of a funnel's business: see `createFunnelEditing`. */
export function useEditFunnel(funnel: Funnel) {
  const { form, values, isDirty, isValid, drafts, restoredRevision } = useEditForm(funnel)
  const update = useFunnelUpdate(funnel.id)
  const { generation, progress } = useGeneration()
  const [regeneration] = useState(() => createRegeneration({ generation, notify, notifyError }))
  const facts = useFacts(funnel)
  const [editing] = useState(() =>
    createFunnelEditing({
      funnel,
      restoredRevision,
      form,
      updater: besideFacts(update.updater, facts.saver),
      generation,
      regeneration,
    }),
  )
  const { saved, revision, isRestored, replaced, writtenOffer } = useStore(editing.store)
  const isRegenerationRefused = useStore(regeneration.store, (state) => state.isSessionGone)
  useLocalDraftAutosave({ store: drafts, isDirty, revision, values })
  const { saver } = facts
  useEffect(() => saver.subscribe(editing.acceptOther), [saver, editing])
  const isRegenerating = progress.phase !== 'idle'

  return {
    form,
    facts,
    saved,
    isDirty,
    isValid,
    isRestored: isRestored && isDirty,
    update,
    progress,
    cancelRegeneration: generation.cancel,
    isRegenerationRefused,
    isRegenerating,
    isBusy: update.isSaving || isRegenerating,
    replaced: replaced?.content ?? null,
    isOfferAhead: saved.business_info.main_offer !== writtenOffer,
    handleSave: form.handleSubmit(async (answers) => {
      if (isDirty) await editing.save({ answers, typed: form.getValues() })
    }),
    handleRegenerate(choice: RegenerationChoice) {
      const typed = form.getValues()
      return form.handleSubmit((answers) => editing.regenerate({ answers, typed }, choice))()
    },
    handleUndo: editing.undo,
    handleDiscard: editing.discard,
    showNewest(newest: Funnel) {
      saver.adopt(newest, saver.unsaved())
      editing.showNewest(newest)
    },
    forgetDraft: drafts.clear,
  }
}
