import type { Funnel } from '@wildpath/contract'
import type { SampleOnPage } from '@wildpath/page/samples'
import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'

import { useSaveShortcut } from '../../../lib/use-save-shortcut.ts'
import { notifySuccess } from '../../../ui/notify.ts'
import { useGoLive } from '../going-live/use-go-live.tsx'
import { SaveDialogs } from '../saving/save-dialogs.tsx'
import { usePageSaver } from '../saving/use-page-saver.ts'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { useAddSection } from '../store/use-add-section.tsx'
import { useUndoKeys } from '../store/use-undo-keys.ts'
import { useVersions } from '../versions/use-versions.tsx'
import { useRequestedSample } from './use-requested-sample.ts'
import type { BuilderToolbar } from './builder-toolbar.tsx'

type BuilderOptions = {
  /** What the dialog is called that sections are chosen in. */
  addTitle?: string
  /** A field of this section is to be shown. */
  onWanted?: (sample: SampleOnPage) => void
  /** What the key for saving does, where it is more than saving the page. */
  onSaveKey?: () => void
}

function noop() {}

/** What every builder of a page has, whatever it looks like. */
export function useBuilder(
  funnel: Funnel,
  { addTitle = 'Add Section', onWanted = noop, onSaveKey }: BuilderOptions = {},
) {
  const editor = useEditor()
  const [isPreview, setPreview] = useState(false)
  const saver = usePageSaver(editor, funnel.id)
  const adding = useAddSection(funnel, addTitle)
  const versions = useVersions(funnel.id)
  const isEmpty = useEditorState(({ history }) => history.present.sections.length === 0)
  const { wanted, want, clearWanted } = useRequestedSample(onWanted)
  useUndoKeys(editor)

  const { save } = saver
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
      <SaveDialogs saver={saver} />
    </>
  )

  function savePage() {
    save({
      asMain: false,
      fallback: 'Failed to save page',
      onSaved: () => notifySuccess('Page saved successfully!'),
    })
  }

  function saveByKey() {
    if (funnel.is_read_only || isSaving) return
    if (onSaveKey === undefined) savePage()
    else onSaveKey()
  }
  useSaveShortcut(saveByKey)

  return {
    isPreview,
    isEmpty,
    isSaving,
    isUnsynced,
    save,
    savePage,
    saveByKey,
    setAsLanding: goLive.setAsLanding,
    /** The field that a person asked for elsewhere, and what it is called to ask for one. */
    wanted,
    want,
    clearWanted,
    add: adding.add,
    openAdd: adding.open,
    toolbar,
    dialogs,
  }
}
