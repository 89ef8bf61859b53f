import type { Funnel } from '@wildpath/contract'
import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'

import { useSaveShortcut } from '../../../lib/use-save-shortcut.ts'
import { notifySuccess } from '../../../ui/notify.ts'
import type { EditorPlace } from '../editor/editor-places.ts'
import { useGoLive } from '../going-live/use-go-live.tsx'
import { usePriceOffer } from '../prices/use-price-offer.tsx'
import type { SaveRequest } from '../saving/page-saver.ts'
import { changedSource } from '../saving/changed-source.ts'
import { SaveDialogs } from '../saving/save-dialogs.tsx'
import { usePageSaver } from '../saving/use-page-saver.ts'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { useAddSection } from '../store/use-add-section.tsx'
import { useUndoKeys } from '../store/use-undo-keys.ts'
import { useVersions } from '../versions/use-versions.tsx'
import { useRequestedSample } from './use-requested-sample.ts'
import type { BuilderToolbar } from './builder-toolbar.tsx'

type BuilderOptions = {
  place: EditorPlace
  onPageTemplates: () => void
  /** A field of this section is to be shown. */
  onWanted: (field: { sectionId: string }) => void
  /** Handles the save shortcut. */
  onSaveKey: () => void
  /** Resolves to false if the content cannot be saved. */
  beforeSave: () => Promise<boolean>
}

/** Provides the editor's actions: save, add a section, versions, and going live. */
export function useBuilder(
  funnel: Funnel,
  { place, onPageTemplates, onWanted, onSaveKey, beforeSave }: BuilderOptions,
) {
  const editor = useEditor()
  const [isPreview, setPreview] = useState(false)
  const saver = usePageSaver(editor, funnel)
  const adding = useAddSection(funnel, { title: place.addTitle, onPageTemplates })
  const versions = useVersions(funnel.id)
  const isEmpty = useEditorState(({ history }) => history.present.sections.length === 0)
  const { wanted, want, showPressed, clearWanted } = useRequestedSample(onWanted)
  useUndoKeys(editor)

  const prices = usePriceOffer({
    funnel,
    follow: saver.follow,
    save: () => save({ asMain: false, fallback: place.saveFailed, onSaved: () => {} }),
  })

  function save(request: SaveRequest) {
    void beforeSave().then((isReady) => {
      if (!isReady) return
      const { saved } = editor.store.getState()
      saver.save({
        ...request,
        onSaved: (stored) => prices.settle(saved, stored, request.onSaved),
      })
    })
  }
  const isSaving = useStore(saver.store, (state) => state.isSaving)
  const isUnsynced = useStore(saver.store, (state) => state.unsynced !== null)
  const goLive = useGoLive({ funnel, save, onSample: want })
  const toolbar = {
    funnel,
    isPreview,
    onPreview: setPreview,
    onVersions: versions.open,
    isSaving,
    isUnsynced,
  } satisfies Partial<React.ComponentProps<typeof BuilderToolbar>>
  const dialogs: ReactNode = (
    <>
      {adding.dialog}
      {versions.dialog}
      {goLive.dialog}
      {prices.dialog}
      <SaveDialogs saver={saver} />
    </>
  )

  function savePage() {
    const { source, savedSource } = editor.store.getState()
    const change = changedSource(savedSource, source)
    const isBranding = change?.custom_branding !== undefined && !change.generated_content
    save({
      asMain: false,
      fallback: isBranding ? 'Failed to update branding' : place.saveFailed,
      onSaved: () => notifySuccess(isBranding ? 'Branding updated successfully!' : place.saved),
    })
  }

  function saveByKey() {
    if (funnel.is_read_only || isSaving) return
    onSaveKey()
  }
  useSaveShortcut(saveByKey)

  return {
    isPreview,
    setPreview,
    isEmpty,
    isSaving,
    isUnsynced,
    save,
    savePage,
    discard: saver.discard,
    saveByKey,
    setAsLanding: goLive.setAsLanding,
    /** The field that a person asked for elsewhere, and what it is called to ask for one. */
    wanted,
    want,
    showPressed,
    clearWanted,
    add: adding.add,
    openAdd: adding.open,
    toolbar,
    priceNotice: prices.notice,
    dialogs,
  }
}
