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
import { BuilderToolbar } from '../workbench/builder-toolbar.tsx'
import { EmptyPage } from '../workbench/empty-page.tsx'
import { useBuilder } from '../workbench/use-builder.tsx'
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
  const navigate = useNavigate()
  const [hasAnchors, setAnchors] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [edited, setEdited] = useState<number | null>(null)
  const builder = useBuilder(funnel)
  const { isPreview, isEmpty, isSaving, openAdd } = builder
  usePreload(SectionEditorDialog)

  function handleSave() {
    // Without sections there is nothing to save (spec 3, 4.3).
    if (!isEmpty) setChoosing(true)
  }

  function handleChoice(asMain: boolean) {
    setChoosing(false)
    builder.save({
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
        {...builder.toolbar}
        title="Landing Page Builder"
        tools={[
          {
            label: hasAnchors ? 'Hide Anchors' : 'Show Anchors',
            Icon: Hash,
            onPress: () => setAnchors(!hasAnchors),
          },
        ]}
        actions={[
          { label: 'Add Section', Icon: Plus, isDisabled: isPreview, onPress: openAdd },
          { label: 'Save Page', Icon: Save, isSave: true, onPress: handleSave },
        ]}
      />
      {isEmpty && <EmptyPage funnel={funnel} onAdd={openAdd} />}
      {!isEmpty && isPreview && (
        <EditorCanvas
          funnel={funnel}
          device={firstDevice(window.innerWidth)}
          isPreview
          className="h-[calc(100dvh-9rem)]"
        />
      )}
      {!isEmpty && !isPreview && (
        <SectionList hasAnchors={hasAnchors} onAdd={openAdd} onEdit={setEdited} />
      )}
      {!isEmpty && <FloatingSave isSaving={isSaving} onSave={handleSave} />}
      <SaveChoiceDialog
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onSave={handleChoice}
      />
      {edited !== null && (
        <SectionEditorDialog funnel={funnel} index={edited} onClose={() => setEdited(null)} />
      )}
      {builder.dialogs}
    </div>
  )
}
