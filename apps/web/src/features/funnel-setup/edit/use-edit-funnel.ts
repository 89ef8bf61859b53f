import {
  type BusinessInfo,
  type Funnel,
  funnelTitleOf,
  type PlannedContent,
  type WrittenBy,
} from '@wildpath/contract'
import { useState } from 'react'

import { useFunnelUpdate } from '../../../entities/funnel/use-funnel-update.ts'
import { businessInfoOf, formValuesOf } from '../business-form-values.ts'
import { replacedContent, type RegenerationChoice } from './regeneration-choice.ts'
import { useEditForm } from './use-edit-form.ts'
import { regenerationFallback, regenerationRefusal, useRegeneration } from './use-regeneration.ts'

/** What was there before a regeneration, for taking it back. */
type Replaced = {
  content: Partial<PlannedContent>
  writtenBy: WrittenBy
  /** The offer that those texts were written from. */
  writtenOffer: string
  /** Whether answers were changed along with it: they are not taken back. */
  areAnswersNew: boolean
}

/** Editing the business, saving it, and writing the content anew from it (spec 2, sections 2, 4 and 8). */
export function useEditFunnel(funnel: Funnel) {
  const edit = useEditForm(funnel)
  const update = useFunnelUpdate(funnel.id)
  const regeneration = useRegeneration()
  const [replaced, setReplaced] = useState<Replaced | null>(null)
  /** The offer that the texts speak of, as far as this screen knows. */
  const [writtenOffer, setWrittenOffer] = useState(funnel.business_info.main_offer)
  const isRegenerating = regeneration.progress.phase !== 'idle'
  const isBusy = update.isSaving || isRegenerating

  /** What every save of this screen sends (spec 2, section 7). */
  const changeOf = (info: BusinessInfo) => ({
    business_info: info,
    title: funnelTitleOf(info.business_name),
    baseRevision: edit.revision,
  })

  const handleSave = edit.form.handleSubmit(async (answers) => {
    if (isBusy || !edit.isDirty) return
    const typed = edit.form.getValues()
    await update.save({
      change: changeOf(businessInfoOf(answers)),
      success: 'Funnel updated successfully!',
      fallback: 'Failed to update funnel',
      refusal: 'Unable to save changes',
      onSaved: (saved) => edit.accept(saved, typed),
    })
  })

  function handleRegenerate(choice: RegenerationChoice) {
    const typed = edit.form.getValues()
    return edit.form.handleSubmit(async (answers) => {
      const info = businessInfoOf(answers)
      const save = (content: Partial<PlannedContent>, writtenBy: WrittenBy) =>
        update.save({
          change: {
            ...changeOf(info),
            generated_content: content,
            written_by: writtenBy,
            is_regenerated: true,
          },
          success: 'Content regenerated successfully!',
          fallback: regenerationFallback,
          refusal: regenerationRefusal,
          onSaved(saved) {
            setReplaced({
              content: replacedContent(edit.saved.generated_content, content),
              writtenBy: edit.saved.written_by,
              writtenOffer,
              areAnswersNew:
                JSON.stringify(saved.business_info) !== JSON.stringify(edit.saved.business_info),
            })
            // Where a part was kept, the offer of before may still stand in it.
            if (content.landing_page && content.follow_up_emails) {
              setWrittenOffer(saved.business_info.main_offer)
            }
            edit.accept(saved, typed)
          },
        })
      await regeneration.regenerate({ info, funnel: edit.saved, choice, save })
    })()
  }

  function handleUndo() {
    if (replaced === null || isBusy) return
    void update.save({
      change: {
        generated_content: replaced.content,
        written_by: replaced.writtenBy,
        baseRevision: edit.revision,
      },
      success: replaced.areAnswersNew
        ? 'The texts from before are back. Your answers stay as you saved them.'
        : 'The texts from before are back.',
      fallback: 'Failed to update funnel',
      refusal: 'Unable to save changes',
      onSaved(saved) {
        setReplaced(null)
        setWrittenOffer(replaced.writtenOffer)
        edit.accept(saved, formValuesOf(saved.business_info))
      },
    })
  }

  /** Shows what was saved elsewhere in place of what was typed here. */
  function showNewest(newest: Funnel) {
    update.dismissConflict()
    setWrittenOffer(newest.business_info.main_offer)
    edit.show(newest)
  }

  return {
    edit,
    update,
    regeneration,
    isBusy,
    isRegenerating,
    replaced: replaced?.content ?? null,
    isOfferAhead: edit.saved.business_info.main_offer !== writtenOffer,
    handleSave,
    handleRegenerate,
    handleUndo,
    showNewest,
  }
}
