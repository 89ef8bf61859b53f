import type { Funnel } from '@wildpath/contract'
import { Plus, Rocket, Save, Send } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { useWide } from '../../../lib/use-wide.ts'
import { notify, notifySuccess } from '../../../ui/notify.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import type { Landing } from '../canvas/canvas-overlay.tsx'
import type { WantedContent } from '../content/content-panel.tsx'
import { SelectedFields } from '../fields/selected-fields.tsx'
import { BuilderLayout } from '../layout/builder-layout.tsx'
import { BuilderToolbar } from '../layout/builder-toolbar.tsx'
import { PagePane } from '../layout/page-pane.tsx'
import type { Pane } from '../layout/pane-bar.tsx'
import { useBuilder } from '../layout/use-builder.tsx'
import { usePageTemplates } from '../page-templates/use-page-templates.tsx'
import { type EditorPanel, isEditorPanel } from '../panels/editor-panels.tsx'
import { MoveStatus } from '../panels/move-status.tsx'
import { Palette } from '../panels/palette.tsx'
import { SectionStrip } from '../panels/section-strip.tsx'
import { SectionsPanel } from '../panels/sections-panel.tsx'
import { PicturesContext } from '../pictures/pictures-context.ts'
import { usePictures } from '../pictures/use-pictures.tsx'
import { SaveChoiceDialog } from '../saving/save-choice-dialog.tsx'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { isDirty } from '../store/editor.ts'
import type { EditorPlace } from './editor-places.ts'
import { FloatingSave } from './floating-save.tsx'
import { useContentCheck } from './use-content-check.ts'
import { usePublishing } from './use-publishing.tsx'

const loading = <Spinner />
const ContentPanel = lazyComponent(
  async () => (await import('../content/content-panel.tsx')).ContentPanel,
  { loading },
)
const BrandingPanel = lazyComponent(
  async () => (await import('../branding/branding-panel.tsx')).BrandingPanel,
  {
    loading,
  },
)
const AiPanel = lazyComponent(async () => (await import('../panels/ai-panel.tsx')).AiPanel, {
  loading,
})
const JsonPanel = lazyComponent(
  async () => (await import('../json-panel/json-panel.tsx')).JsonPanel,
  { loading },
)
const SectionEditorDialog = lazyComponent(
  async () => (await import('../section-editor/section-editor-dialog.tsx')).SectionEditorDialog,
)

type PageEditorProps = { funnel: Funnel; place: EditorPlace }

/** Edits a page: the page in the middle, panels beside it. */
export function PageEditor({ funnel, place }: PageEditorProps) {
  const navigate = useNavigate()
  const { store } = useEditor()
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const [panel, setPanel] = useState(() => {
    const tab = search.get('tab')
    return isEditorPanel(tab) ? tab : place.panel
  })
  const [pane, setPane] = useState<Pane>(() =>
    place.panel === 'add' || window.innerWidth >= 768 ? 'page' : 'parts',
  )
  const [body, setBody] = useState<HTMLElement | null>(null)
  const [landing, setLanding] = useState<Landing | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const [edited, setEdited] = useState<number | null>(null)
  const [wantedContent, setWantedContent] = useState<WantedContent | null>(() =>
    hash === '#proof-figures' ? 'figures' : null,
  )
  const clearWantedContent = useCallback(() => setWantedContent(null), [])
  const hasEdits = useEditorState(isDirty)
  const isWide = useWide()
  const pictures = usePictures({ funnel })
  const hasBrandingFaults = useRef(false)
  const handleBrandingFaults = useCallback((hasFaults: boolean) => {
    hasBrandingFaults.current = hasFaults
  }, [])
  const beforeSave = useContentCheck({
    toastId: place.saved,
    hasBrandingFaults: () => hasBrandingFaults.current,
    onFaults: (faulty) => (faulty === 'content' ? showContent('faults') : showPanel('branding')),
  })
  const pageTemplates = usePageTemplates(funnel, () => setPane('page'))
  const builder = useBuilder(funnel, {
    place,
    onPageTemplates: pageTemplates.open,
    onWanted,
    onSaveKey: handleSave,
    beforeSave,
  })
  const { isPreview, isEmpty, openAdd } = builder
  const publishing = usePublishing({ funnel, save: builder.save, saveFailed: place.saveFailed })

  function onWanted({ sectionId }: { sectionId: string }) {
    setChoosing(false)
    if (panel !== 'content' && panel !== 'json') return setPane('fields')
    const { sections } = store.getState().history.present
    setEdited(sections.findIndex((section) => 'id' in section && section.id === sectionId))
  }

  function showContent(wanted: WantedContent) {
    setWantedContent(wanted)
    showPanel('content')
  }

  function showPanel(shown: EditorPanel) {
    builder.setPreview(false)
    setPanel(shown)
    setPane('parts')
  }

  function handleSave() {
    if (!place.hasSaveChoice) builder.savePage()
    else if (isEmpty) {
      notify('A page needs at least one section. Add one, or undo your last change.')
    } else setChoosing(true)
  }

  function handleChoice(asMain: boolean) {
    setChoosing(false)
    if (!asMain) return builder.savePage()
    builder.save({
      asMain,
      fallback: place.saveFailed,
      onSaved: () => {
        notifySuccess('Landing page saved and set as primary!')
        void navigate(`/funnel/${funnel.id}`)
      },
    })
  }

  return (
    <PicturesContext value={pictures.actions}>
      <BuilderLayout
        isPreview={isPreview}
        onPreview={builder.setPreview}
        pane={pane}
        onPane={setPane}
        panel={panel}
        onPanel={setPanel}
        toolbar={
          <>
            <BuilderToolbar
              {...builder.toolbar}
              title={place.title}
              tools={[
                { label: 'Add Section', Icon: Plus, isDisabled: isPreview, onPress: openAdd },
              ]}
              more={[
                {
                  label: 'Set as Landing Page',
                  Icon: Rocket,
                  isSave: true,
                  isDisabled: isEmpty,
                  onPress: builder.setAsLanding,
                },
              ]}
              actions={[
                {
                  label: place.saveLabel,
                  Icon: Save,
                  isSave: true,
                  isDisabled: place.savesChangesOnly && !hasEdits && !builder.isUnsynced,
                  onPress: handleSave,
                },
                {
                  label: publishing.label,
                  shortLabel: publishing.isDisabled ? publishing.label : 'Publish',
                  Icon: Send,
                  isSave: true,
                  isDisabled: publishing.isDisabled || isEmpty,
                  isBusy: publishing.isBusy,
                  onPress: publishing.publish,
                },
              ]}
            />
            {publishing.notice}
          </>
        }
        parts={
          <>
            {panel === 'add' && (
              <div className="p-4">
                <Palette
                  body={body}
                  onLanding={setLanding}
                  onAdd={(template, index) => {
                    builder.add(template, index)
                    setPane('page')
                  }}
                  onMore={openAdd}
                  onPageTemplates={pageTemplates.open}
                />
              </div>
            )}
            {panel === 'sections' && (
              <SectionsPanel
                beginsWithDesigns={search.get('open') === 'designs'}
                onAdd={openAdd}
                onEdit={setEdited}
                onSample={builder.want}
                funnel={funnel}
                onChoose={() => setPane('fields')}
              />
            )}
            {panel === 'content' && (
              <ContentPanel
                funnel={funnel}
                wanted={wantedContent}
                onShown={clearWantedContent}
                isSaving={builder.isSaving}
                onSave={handleSave}
                onDiscard={() => void builder.discard()}
              />
            )}
            {panel === 'branding' && (
              <BrandingPanel funnel={funnel} onFaults={handleBrandingFaults} />
            )}
            {panel === 'ai' && <AiPanel funnel={funnel} onUsed={() => setPanel('sections')} />}
            {panel === 'json' && <JsonPanel />}
          </>
        }
        page={
          <PagePane
            funnel={funnel}
            isPreview={isPreview}
            landing={landing}
            onReady={setBody}
            onField={builder.showPressed}
            onAdd={openAdd}
            onPageTemplates={pageTemplates.open}
            onSave={builder.saveByKey}
          />
        }
        fields={
          <SelectedFields funnel={funnel} wanted={builder.wanted} onShown={builder.clearWanted} />
        }
        footer={
          <>
            <MoveStatus />
            {builder.priceNotice}
            {!isWide && !isPreview && <SectionStrip isPageHidden={pane === 'parts'} />}
            <FloatingSave
              isShown={
                (hasEdits || !place.savesChangesOnly) &&
                !funnel.is_read_only &&
                !(panel === 'content' && pane === 'parts')
              }
              label={place.saveLabel}
              isSaving={builder.isSaving}
              onSave={handleSave}
            />
          </>
        }
      />
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
          onClose={() => {
            setEdited(null)
            builder.clearWanted()
          }}
        />
      )}
      {pictures.dialog}
      {pageTemplates.dialog}
      {publishing.dialog}
      {builder.dialogs}
    </PicturesContext>
  )
}
