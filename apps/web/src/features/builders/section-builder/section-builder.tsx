import type { Funnel } from '@wildpath/contract'
import type { SampleOnPage } from '@wildpath/page/samples'
import { clsx } from 'clsx'
import { Hash, Plus, Save } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { notify, notifySuccess } from '../../../ui/notify.ts'
import { firstDevice } from '../../../entities/page/page-preview/preview-widths.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { usePreload } from '../../../lib/use-preload.ts'
import { SaveChoiceDialog } from '../saving/save-choice-dialog.tsx'
import { BuilderToolbar } from '../layout/builder-toolbar.tsx'
import { useEditor } from '../store/editor-context.ts'
import { EmptyPage } from '../layout/empty-page.tsx'
import { useBuilder } from '../layout/use-builder.tsx'
import { FloatingSave } from './floating-save.tsx'
import { SectionList } from './section-list.tsx'

// Only the preview draws the page, and its code is far more than the list's.
const EditorCanvas = lazyComponent(
  async () => (await import('../canvas/editor-canvas.tsx')).EditorCanvas,
  { loading: <Spinner /> },
)
const SectionEditorDialog = lazyComponent(
  async () => (await import('../section-editor/section-editor-dialog.tsx')).SectionEditorDialog,
)

/** The page as a list of cards, each edited in a dialog of its own (spec 3, 2.5). */
export function SectionBuilder({ funnel }: { funnel: Funnel }) {
  const navigate = useNavigate()
  const { store } = useEditor()
  const [hasAnchors, setAnchors] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [edited, setEdited] = useState<number | null>(null)
  const builder = useBuilder(funnel, {
    onWanted(sample) {
      setChoosing(false)
      setEdited(indexOf(sample))
    },
    onSaveKey: handleSave,
  })
  const { isPreview, isEmpty, isSaving, openAdd } = builder
  usePreload(SectionEditorDialog)

  // The list may have been scrolled far down; the preview begins at its top.
  useEffect(() => {
    if (isPreview) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [isPreview])

  function indexOf({ sectionId }: SampleOnPage): number {
    const { sections } = store.getState().history.present
    return sections.findIndex((section) => 'id' in section && section.id === sectionId)
  }

  function handleSave() {
    if (isEmpty) notify('A page needs at least one section. Add one, or undo your last change.')
    else setChoosing(true)
  }

  function handleClose() {
    setEdited(null)
    builder.clearWanted()
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
      <div className={clsx('top-16 z-20', isPreview ? 'sticky' : 'sm:sticky')}>
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
      </div>
      {isEmpty && <EmptyPage funnel={funnel} onAdd={openAdd} />}
      {!isEmpty && isPreview && (
        <EditorCanvas
          funnel={funnel}
          device={firstDevice(window.innerWidth)}
          isPreview
          onSave={builder.saveByKey}
          className="h-[calc(100dvh-9rem)]"
        />
      )}
      {!isEmpty && !isPreview && (
        <SectionList
          hasAnchors={hasAnchors}
          onAdd={openAdd}
          onEdit={setEdited}
          funnelId={funnel.id}
          onSample={builder.want}
        />
      )}
      {!isEmpty && !funnel.is_read_only && <FloatingSave isSaving={isSaving} onSave={handleSave} />}
      <SaveChoiceDialog
        funnel={funnel}
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onSave={handleChoice}
        onSample={builder.want}
      />
      {edited !== null && (
        <SectionEditorDialog
          key={edited}
          funnel={funnel}
          index={edited}
          wanted={builder.wanted}
          onClose={handleClose}
        />
      )}
      {builder.dialogs}
    </div>
  )
}
