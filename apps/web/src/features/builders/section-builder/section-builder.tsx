import type { Funnel } from '@wildpath/contract'
import { Hash, Plus, Save } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { latePart } from '../../../ui/late-part.tsx'
import { notifySuccess } from '../../../ui/notify.ts'
import { firstDevice } from '../../../ui/page-preview/preview-widths.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { usePreload } from '../../../ui/use-preload.ts'
import { SaveChoiceDialog } from '../saving/save-choice-dialog.tsx'
import { SaveDialogs } from '../saving/save-dialogs.tsx'
import { usePageSave } from '../saving/use-page-save.ts'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { useAddSection } from '../store/use-add-section.tsx'
import { useUndoKeys } from '../store/use-undo-keys.ts'
import { useVersions } from '../versions/use-versions.tsx'
import { BuilderToolbar } from '../workbench/builder-toolbar.tsx'
import { EmptyPage } from '../workbench/empty-page.tsx'
import { FloatingSave } from './floating-save.tsx'
import { SectionList } from './section-list.tsx'

// Only the preview draws the page, and its code is far more than the list's.
const EditorCanvas = latePart(
  async () => (await import('../canvas/editor-canvas.tsx')).EditorCanvas,
  { loading: <Spinner /> },
)
const SectionEditorDialog = latePart(
  async () => (await import('../section-editor/section-editor-dialog.tsx')).SectionEditorDialog,
)

/** The page as a list of cards, each edited in a dialog of its own (spec 3, 2.5). */
export function SectionBuilder({ funnel }: { funnel: Funnel }) {
  const editor = useEditor()
  const navigate = useNavigate()
  const [isPreview, setPreview] = useState(false)
  const [hasAnchors, setAnchors] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [edited, setEdited] = useState<number | null>(null)
  const saving = usePageSave(editor, funnel.id)
  const adding = useAddSection()
  const versions = useVersions(funnel.id)
  const isEmpty = useEditorState(({ history }) => history.present.sections.length === 0)
  usePreload(SectionEditorDialog)
  useUndoKeys(editor)

  function handleSave() {
    // Without sections there is nothing to save (spec 3, 4.3).
    if (!isEmpty) setChoosing(true)
  }

  function handleChoice(asMain: boolean) {
    setChoosing(false)
    saving.save({
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
        title="Landing Page Builder"
        isPreview={isPreview}
        onPreview={setPreview}
        onVersions={versions.open}
        isSaving={saving.isSaving}
        isUnsynced={saving.isUnsynced}
        tools={[
          {
            label: hasAnchors ? 'Hide Anchors' : 'Show Anchors',
            Icon: Hash,
            onPress: () => setAnchors(!hasAnchors),
          },
        ]}
        actions={[
          { label: 'Add Section', Icon: Plus, isDisabled: isPreview, onPress: adding.open },
          { label: 'Save Page', Icon: Save, isSave: true, onPress: handleSave },
        ]}
      />
      {isEmpty && <EmptyPage funnel={funnel} onAdd={adding.open} />}
      {!isEmpty && isPreview && (
        <EditorCanvas
          funnel={funnel}
          device={firstDevice(window.innerWidth)}
          isPreview
          className="h-[calc(100dvh-9rem)]"
        />
      )}
      {!isEmpty && !isPreview && (
        <SectionList hasAnchors={hasAnchors} onAdd={adding.open} onEdit={setEdited} />
      )}
      {!isEmpty && <FloatingSave isSaving={saving.isSaving} onSave={handleSave} />}
      <SaveChoiceDialog
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onSave={handleChoice}
      />
      {edited !== null && (
        <SectionEditorDialog funnel={funnel} index={edited} onClose={() => setEdited(null)} />
      )}
      {adding.dialog}
      {versions.dialog}
      <SaveDialogs {...saving} />
    </div>
  )
}
