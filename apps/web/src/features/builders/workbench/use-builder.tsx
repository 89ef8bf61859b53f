import type { Funnel } from '@wildpath/contract'
import { type ReactNode, useState } from 'react'

import { notifySuccess } from '../../../ui/notify.ts'
import { SaveDialogs } from '../saving/save-dialogs.tsx'
import { usePageSave } from '../saving/use-page-save.ts'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { useAddSection } from '../store/use-add-section.tsx'
import { useUndoKeys } from '../store/use-undo-keys.ts'
import { useVersions } from '../versions/use-versions.tsx'
import type { BuilderToolbar } from './builder-toolbar.tsx'

/** What every builder of a page has, whatever it looks like. */
export function useBuilder(funnel: Funnel) {
  const editor = useEditor()
  const [isPreview, setPreview] = useState(false)
  const saving = usePageSave(editor, funnel.id)
  const adding = useAddSection()
  const versions = useVersions(funnel.id)
  const isEmpty = useEditorState(({ history }) => history.present.sections.length === 0)
  useUndoKeys(editor)

  const { isSaving, isUnsynced, save } = saving
  const toolbar = {
    funnelId: funnel.id,
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
      <SaveDialogs {...saving} />
    </>
  )

  return {
    isPreview,
    isEmpty,
    isSaving,
    isUnsynced,
    save,
    savePage: () =>
      save({
        asMain: false,
        fallback: 'Failed to save page',
        onSaved: () => notifySuccess('Page saved successfully!'),
      }),
    add: adding.add,
    openAdd: adding.open,
    toolbar,
    dialogs,
  }
}
