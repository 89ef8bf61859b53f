import type { Funnel } from '@wildpath/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { notifySuccess } from '../../../ui/notify.ts'
import { firstDevice } from '../../../ui/page-preview/preview-widths.ts'
import { PageStage } from '../../../ui/page-preview/page-stage.tsx'
import { ConflictDialog } from '../saving/conflict-dialog.tsx'
import { GoneDialog } from '../saving/gone-dialog.tsx'
import { SaveChoiceDialog } from '../saving/save-choice-dialog.tsx'
import { usePageSave } from '../saving/use-page-save.ts'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { isDirty } from '../store/editor.ts'
import { useUndoKeys } from '../store/use-undo-keys.ts'
import { BuilderToolbar } from './builder-toolbar.tsx'
import { EmptyPage } from './empty-page.tsx'
import { FloatingSave } from './floating-save.tsx'
import { SectionList } from './section-list.tsx'

/** The page as a list of cards, each edited in a dialog of its own (spec 3, 2.5). */
export function SectionBuilder({ funnel }: { funnel: Funnel }) {
  const editor = useEditor()
  const navigate = useNavigate()
  const page = useEditorState(({ history }) => history.present)
  const hasChanges = useEditorState(isDirty)
  const [isPreview, setPreview] = useState(false)
  const [hasAnchors, setAnchors] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const { save, isSaving, isUnsynced, isGone, conflict, resolve } = usePageSave(editor, funnel.id)
  const isEmpty = page.sections.length === 0
  useUndoKeys(editor)

  function handleSave() {
    // Without sections there is nothing to save (spec 3, 4.3).
    if (!isEmpty) setChoosing(true)
  }

  function handleChoice(asMain: boolean) {
    setChoosing(false)
    save({
      asMain,
      fallback: 'Failed to save landing page',
      onSaved: () => {
        notifySuccess(
          asMain ? 'Landing page saved and set as primary!' : 'Landing page saved successfully!',
        )
        if (asMain) void navigate(`/funnel/${funnel.id}`)
      },
    })
  }

  return (
    <div className="flex flex-1 flex-col">
      <BuilderToolbar
        funnelId={funnel.id}
        isPreview={isPreview}
        onPreview={setPreview}
        hasAnchors={hasAnchors}
        onAnchors={setAnchors}
        onAdd={() => setAdding(true)}
        onSave={handleSave}
        status={{ isDirty: hasChanges, isSaving, isUnsynced }}
      />
      {isEmpty && <EmptyPage funnel={funnel} onAdd={() => setAdding(true)} />}
      {!isEmpty && isPreview && (
        <PageStage
          page={page}
          badge={null}
          title="Preview of the page"
          device={firstDevice(window.innerWidth)}
          className="min-h-[70dvh] flex-1"
        />
      )}
      {!isEmpty && !isPreview && (
        <SectionList hasAnchors={hasAnchors} onAdd={() => setAdding(true)} />
      )}
      <FloatingSave isSaving={isSaving} onSave={handleSave} />
      <SaveChoiceDialog
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onSave={handleChoice}
      />
      {conflict !== null && (
        <ConflictDialog
          conflict={conflict}
          onKeepMine={resolve.keepMine}
          onTakeTheirs={resolve.takeTheirs}
          onLater={resolve.later}
        />
      )}
      {isGone && <GoneDialog page={page} />}
      {isAdding && null}
    </div>
  )
}
