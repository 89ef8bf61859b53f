import {
  type BusinessInfo,
  type Funnel,
  funnelTitleOf,
  type PlannedContent,
  type WrittenBy,
} from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { FunnelUpdater } from '../../../entities/funnel/funnel-updater.ts'
import { type BusinessFormValues, businessInfoOf, formValuesOf } from '../business-form-values.ts'
import type { Generation } from '../generation.ts'
import type { Regeneration } from './regeneration.ts'
import { regenerationFallback, regenerationRefusal } from './regeneration.ts'
import { replacedContent, type RegenerationChoice } from './regeneration-choice.ts'

/** What was there before a regeneration, for taking it back. */
type Replaced = {
  content: Partial<PlannedContent>
  writtenBy: WrittenBy
  /** The offer that those texts were written from. */
  writtenOffer: string
  /** Whether answers were changed along with it: they are not taken back. */
  areAnswersNew: boolean
}

type FunnelEditingState = {
  saved: Funnel
  /** Of the funnel that the form was filled from: edits over an older state do not pass for newer ones. */
  revision: number
  /** What is typed was restored from this browser. */
  isRestored: boolean
  replaced: Replaced | null
  /** The offer that the texts speak of, as far as this screen knows. */
  writtenOffer: string
}

type FunnelEditingTools = {
  funnel: Funnel
  /** Of the draft that was restored; null where none was. */
  restoredRevision: number | null
  form: {
    getValues: () => BusinessFormValues
    reset: (values: BusinessFormValues, options?: { keepDefaultValues: true }) => void
  }
  updater: FunnelUpdater
  generation: Generation
  regeneration: Regeneration
}

/** Valid answers, and the fields as they stood when they were sent. */
type Sent = { answers: BusinessInfo; typed: BusinessFormValues }

export type FunnelEditing = {
  store: StoreApi<FunnelEditingState>
  save: (sent: Sent) => Promise<void>
  regenerate: (sent: Sent, choice: RegenerationChoice) => Promise<void>
  /** Brings back the texts from before a regeneration. */
  undo: () => void
  /** Shows what is saved in place of what was typed. */
  discard: () => void
  /** Takes over a save that left the answers alone; `base` is the revision that it was made to. */
  acceptOther: (next: Funnel, base: number) => void
  /** Shows what was saved elsewhere in place of what was typed here. */
  showNewest: (newest: Funnel) => void
}

/** Editing the business, saving it, and writing the content anew from it (spec 2, sections 2, 4 and 8). */
export function createFunnelEditing(tools: FunnelEditingTools): FunnelEditing {
  const { funnel, restoredRevision, form, updater, generation, regeneration } = tools
  const store = createStore<FunnelEditingState>(() => ({
    saved: funnel,
    revision: restoredRevision ?? funnel.revision,
    isRestored: restoredRevision !== null,
    replaced: null,
    writtenOffer: funnel.business_info.main_offer,
  }))

  const isBusy = () =>
    updater.store.getState().isSaving || generation.store.getState().phase !== 'idle'

  /** What every save of this screen sends (spec 2, section 7). */
  const changeOf = (info: BusinessInfo) => ({
    business_info: info,
    title: funnelTitleOf(info.business_name),
    baseRevision: store.getState().revision,
  })

  /** Takes over what was saved; what was typed meanwhile stays, and is unsaved. */
  function accept(next: Funnel, sent: BusinessFormValues) {
    const typed = form.getValues()
    store.setState({ saved: next, revision: next.revision, isRestored: false })
    form.reset(formValuesOf(next.business_info))
    if (JSON.stringify(typed) !== JSON.stringify(sent)) {
      form.reset(typed, { keepDefaultValues: true })
    }
  }

  function show(newest: Funnel) {
    store.setState({ saved: newest, revision: newest.revision, isRestored: false })
    form.reset(formValuesOf(newest.business_info))
  }

  return {
    store,
    async save({ answers, typed }) {
      if (isBusy()) return
      await updater.save({
        change: changeOf(businessInfoOf(answers)),
        success: 'Funnel updated successfully!',
        fallback: 'Failed to update funnel',
        refusal: 'Unable to save changes',
        onSaved: (saved) => accept(saved, typed),
      })
    },
    async regenerate({ answers, typed }, choice) {
      if (isBusy()) return
      const info = businessInfoOf(answers)
      const { saved: before, writtenOffer } = store.getState()
      const change = changeOf(info)
      await regeneration.regenerate({
        info,
        funnel: before,
        choice,
        save: (content, writtenBy) =>
          updater.save({
            change: {
              ...change,
              generated_content: content,
              written_by: writtenBy,
              is_regenerated: true,
            },
            success: 'Content regenerated successfully!',
            fallback: regenerationFallback,
            refusal: regenerationRefusal,
            onSaved(saved) {
              store.setState({
                replaced: {
                  content: replacedContent(before.generated_content, content),
                  writtenBy: before.written_by,
                  writtenOffer,
                  areAnswersNew: !isSame(saved.business_info, before.business_info),
                },
                // Where a part was kept, the offer of before may still stand in it.
                ...(content.landing_page &&
                  content.follow_up_emails && { writtenOffer: saved.business_info.main_offer }),
              })
              accept(saved, typed)
            },
          }),
      })
    },
    undo() {
      const { replaced, revision } = store.getState()
      if (replaced === null || isBusy()) return
      void updater.save({
        change: {
          generated_content: replaced.content,
          written_by: replaced.writtenBy,
          baseRevision: revision,
        },
        success: replaced.areAnswersNew
          ? 'The texts from before are back. Your answers stay as you saved them.'
          : 'The texts from before are back.',
        fallback: 'Failed to update funnel',
        refusal: 'Unable to save changes',
        onSaved(saved) {
          store.setState({ replaced: null, writtenOffer: replaced.writtenOffer })
          accept(saved, formValuesOf(saved.business_info))
        },
      })
    },
    discard: () => show(store.getState().saved),
    acceptOther(next, base) {
      const { revision } = store.getState()
      // Answers that were typed over an older revision still count as typed over that one.
      store.setState({ saved: next, revision: revision === base ? next.revision : revision })
    },
    showNewest(newest) {
      updater.dismissConflict()
      store.setState({ writtenOffer: newest.business_info.main_offer })
      show(newest)
    },
  }
}

function isSame(one: BusinessInfo, other: BusinessInfo): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
