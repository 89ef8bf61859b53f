import { useQueryClient } from '@tanstack/react-query'
import { type AdPlatform, newAdId } from '@wildpath/ads'
import type { Funnel } from '@wildpath/contract'
import { useState } from 'react'

import { funnelQuery } from '../../../entities/funnel/funnel-queries.ts'
import { useLocalDraft, useLocalDraftAutosave } from '../../../entities/funnel/use-local-draft.ts'
import { useFunnelUpdate } from '../../../entities/funnel/use-funnel-update.ts'
import { newId } from '../../../lib/new-id.ts'
import { notifyWithUndo, withdrawUndo } from '../../../ui/notify-with-undo.tsx'
import { type AdDraft, adDraftSchema, adOf, draftOf, emptyDraft, isChanged } from './ad-draft.ts'
import {
  type AdLists,
  type AdPicture,
  adsOf,
  allAds,
  pictureOf,
  type StoredAd,
  withAd,
  withCopy,
  withMoved,
  withPicture,
  withoutAd,
} from './ad-lists.ts'

type Open = {
  draft: AdDraft
  revision: number
  /** Text of the ad when its editor opened; unknown for a draft restored after a reload. */
  original?: AdTexts
  /** Of the ad, should it be new: a save that is sent again makes no second one. */
  newId: string
}
type AdBase = { lists: AdLists; revision: number }
type AdAction = {
  change: (lists: AdLists) => AdLists
  success: string
  onUndo?: () => void
  onSaved?: () => void
}

/** Of the message that has the way back to what was typed last. */
const droppedAd = 'dropped ad'

const openedAt = (draft: AdDraft, revision: number): Open => ({ draft, revision, newId: newId() })

const openedOn = (ad: StoredAd, revision: number): Open => ({
  ...openedAt(draftOf(ad), revision),
  original: pickTexts(ad),
})

/**
 * What an owner does with the ads of an adventure. One ad at a time is edited, over the funnel as it was when its
 * editor was opened; what is typed outlives another tab and a reload. Everything else is saved at once.
 */
export function useAdEditing(funnel: Funnel) {
  const update = useFunnelUpdate(funnel.id)
  const { store, restored } = useLocalDraft(
    { funnelId: funnel.id, screen: 'ads' },
    (values) => adDraftSchema.safeParse(values).data ?? null,
  )
  const [open, setOpen] = useState<Open | null>(
    restored && openedAt(restored.values, restored.revision),
  )
  /** The ad to edit next, while a dialog asks about unsaved changes to the current one. */
  const [asked, setAsked] = useState<Open | null>(null)
  const [touched, setTouched] = useState<string | null>(null)
  const [last, setLast] = useState<AdAction | null>(null)
  const queryClient = useQueryClient()
  /** As it is now, also for an undo that is pressed later. */
  const current = () => queryClient.getQueryData(funnelQuery(funnel.id).queryKey) ?? funnel
  const currentAds = () => current().generated_content.ad_copy
  const lists = funnel.generated_content.ad_copy
  const opened = open === null ? undefined : adWithId(lists, open.draft)
  const isDirty = open !== null && isChanged(open.draft, opened)
  useLocalDraftAutosave({
    store,
    isDirty,
    revision: open?.revision ?? funnel.revision,
    values: open?.draft ?? null,
  })

  /** Saves what `action` makes of the ads; it is kept in case they were changed elsewhere meanwhile. */
  async function apply(
    action: AdAction,
    base: AdBase = { lists: currentAds(), revision: current().revision },
  ) {
    setLast(action)
    return update.save({
      change: {
        generated_content: { ad_copy: action.change(base.lists) },
        baseRevision: base.revision,
      },
      success: action.success,
      ...(action.onUndo && { onUndo: action.onUndo }),
      fallback: 'Failed to update ads',
      refusal: 'Failed to update ads',
      onSaved: action.onSaved ?? (() => undefined),
    })
  }

  function remove(ad: StoredAd) {
    const ads = adsOf(currentAds(), ad.platform)
    const index = ads.findIndex(({ id }) => id === ad.id)
    setTouched((ads[index + 1] ?? ads[index - 1])?.id ?? null)
    const onUndo = () =>
      void apply({ change: (ads) => withAd(ads, ad, index), success: 'The ad is back' })
    void apply({
      change: (ads) => withoutAd(ads, ad),
      success: 'Ad deleted successfully',
      onUndo,
    })
  }

  function giveBack(ad: StoredAd, picture: AdPicture) {
    return apply({
      change: (ads) => withPicture(ads, ad, picture),
      success: 'The picture is back',
    })
  }

  function save() {
    if (open === null) return
    const { draft } = open
    const made = { newId: () => open.newId, now: new Date() }
    setTouched(draft.id ?? newAdId(draft.platform, made.newId))
    const action: AdAction = {
      change: (ads) => withAd(ads, adOf(draft, adWithId(ads, draft), made)),
      success: draft.id === null ? 'Ad added' : 'Ad updated successfully!',
      onSaved: () => setOpen(null),
    }
    void apply(action, { lists, revision: revisionToSave(open, funnel) })
  }

  /** Opens an editor; asks first if another ad has unsaved changes. */
  function openEditor(next: Open) {
    if (isDirty) setAsked(next)
    else setOpen(next)
  }

  return {
    lists,
    update,
    draft: open?.draft ?? null,
    /** The ad that something was done with last: keyboards go on there. */
    touched,
    isDirty,
    /** True while the dialog asks whether to discard unsaved changes. */
    isAskingToDiscard: asked !== null,
    discard() {
      setOpen(asked)
      setAsked(null)
    },
    keepEditing: () => setAsked(null),
    add: (platform: AdPlatform) => openEditor(openedAt(emptyDraft(platform), funnel.revision)),
    edit(ad: StoredAd) {
      setTouched(ad.id)
      openEditor(openedOn(ad, funnel.revision))
    },
    change(draft: AdDraft) {
      // The text before would take the place of this one.
      withdrawUndo(droppedAd)
      setOpen((now) => now && { ...now, draft })
    },
    /** What was typed can be had back for a while. */
    cancel() {
      setOpen(null)
      if (!isDirty) return
      const text = 'Your changes to the ad were dropped'
      notifyWithUndo({ text, id: droppedAd, onUndo: () => setOpen(open) })
    },
    save,
    remove,
    duplicate(ad: StoredAd) {
      const id = newId()
      const now = new Date()
      setTouched(newAdId(ad.platform, () => id))
      void apply({
        change: (ads) => withCopy(ads, ad, { newId: () => id, now }),
        success: 'Ad duplicated',
      })
    },
    /** Resolves to whether it is on its ad; the one that it replaces can be had back. */
    setPicture(ad: StoredAd, picture: AdPicture, { isNew = true } = {}) {
      const before = pictureOf(ad)
      const isReplacing = isNew && before.imageUrl !== undefined
      return apply({
        change: (ads) => withPicture(ads, ad, picture),
        success: isNew ? 'Image added to your ad!' : 'Saved',
        ...(isReplacing && { onUndo: () => void giveBack(ad, before) }),
      })
    },
    giveBack,
    removePicture(ad: StoredAd) {
      const { imageUrl, imageFocus: _of, imageType: _made, ...kept } = pictureOf(ad)
      if (imageUrl === undefined) return
      void apply({
        change: (ads) => withPicture(ads, ad, kept),
        success: 'The picture is off the ad',
        onUndo: () => void giveBack(ad, pictureOf(ad)),
      })
    },
    move(ad: StoredAd, step: number) {
      setTouched(ad.id)
      void apply({ change: (ads) => withMoved(ads, ad, step), success: 'Order saved' })
    },
    /** What was asked for last, done to the ads as they are now. */
    saveOver(theirs: Funnel) {
      update.dismissConflict()
      if (last === null) return
      void apply(last, { lists: theirs.generated_content.ad_copy, revision: theirs.revision })
    },
    loadNewest(theirs: Funnel) {
      update.dismissConflict()
      setOpen((now) => {
        if (now === null) return null
        const ad = adWithId(theirs.generated_content.ad_copy, now.draft)
        return ad === undefined ? null : openedOn(ad, theirs.revision)
      })
    },
  }
}

export type AdEditing = ReturnType<typeof useAdEditing>

function adWithId(lists: AdLists, draft: AdDraft): StoredAd | undefined {
  return allAds(lists).find(({ id }) => id === draft.id)
}

type AdTexts = Pick<StoredAd, 'headline' | 'body'>

function pickTexts({ headline, body }: StoredAd): AdTexts {
  return { headline, body }
}

function hasTexts({ headline, body }: StoredAd, texts: AdTexts): boolean {
  return headline === texts.headline && body === texts.body
}

/** Saves of other ads and new pictures do not conflict, because only this ad's text is replaced. */
function revisionToSave({ draft, original, revision }: Open, funnel: Funnel): number {
  const ad = adWithId(funnel.generated_content.ad_copy, draft)
  const isUnchanged = original !== undefined && ad !== undefined && hasTexts(ad, original)
  return draft.id === null || isUnchanged ? funnel.revision : revision
}
