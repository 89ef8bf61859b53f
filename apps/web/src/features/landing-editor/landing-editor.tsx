import type { Funnel } from '@wildpath/contract'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { ReadOnlyNotice } from '../../entities/funnel/read-only-notice.tsx'
import { RestoredNotice } from '../../ui/restored-notice.tsx'
import { UnsavedChangesBar } from '../../ui/unsaved-changes-bar.tsx'
import { SessionEndedNotice } from '../../entities/person/session-ended-notice.tsx'
import { UpdateConflictDialog } from '../../entities/funnel/update-conflict-dialog.tsx'
import { useSaveShortcut } from '../../lib/use-save-shortcut.ts'
import { BrandingDialog } from './branding/branding-dialog.tsx'
import type { PictureLibrary } from '../../entities/media/picture-library.ts'
import { EditorCard } from './editor-card.tsx'
import { type EditorMode, EditorToolbar } from './editor-toolbar.tsx'
import { PreviewCard } from './preview-card.tsx'
import { PublishedNotice } from './published-notice.tsx'
import { usePagePictures } from './pictures/use-page-pictures.tsx'
import { PublishChangesDialog } from '../../entities/funnel/unpublished-changes/publish-changes-dialog.tsx'
import { SamplesQuestion } from './samples-question.tsx'
import { useLandingEditor } from './use-landing-editor.ts'

type LandingEditorProps = { funnel: Funnel; library: PictureLibrary }

export function LandingEditor({ funnel, library }: LandingEditorProps) {
  const [mode, setMode] = useState<EditorMode>('edit')
  const [isBranding, setBranding] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const editor = useLandingEditor(funnel, showFirstFault)
  const { page, update, samplesQuestion } = editor
  const pictures = usePagePictures({
    funnel: page.saved,
    pictures: page.draft.pictures,
    library,
    onChange: editor.pictures.change,
    onUndo: editor.pictures.undo,
    onRedo: editor.pictures.redo,
  })
  const isEditing = mode === 'edit'
  const canSave = page.isDirty && page.isValid && !editor.isPublishing
  useSaveShortcut(() => {
    if (!isBranding) editor.handleSave()
  })

  function showFirstFault() {
    // A field that is hidden beside the preview takes no focus.
    flushSync(() => setMode('edit'))
    focusField(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null)
  }

  return (
    <div ref={form} className="content-width flex flex-1 flex-col gap-6 py-4 sm:py-6">
      <EditorToolbar
        funnel={page.saved}
        isReadOnly={funnel.is_read_only}
        mode={mode}
        onMode={setMode}
        canSave={canSave}
        isSaving={editor.isSaving}
        isPublishing={editor.isPublishing}
        hasChanges={page.isDirty || page.saved.has_unpublished_changes}
        onSave={editor.handleSave}
        onPublish={editor.handlePublish}
        onBranding={() => setBranding(true)}
      />
      {editor.isJustPublished && <PublishedNotice url={page.saved.public_url} />}
      {funnel.is_read_only && <ReadOnlyNotice />}
      {update.isSessionGone && <SessionEndedNotice title="Unable to save changes" />}
      {page.isRestored && <RestoredNotice onDiscard={() => void editor.handleDiscard()} />}
      <div
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-6',
          isEditing && 'lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]',
        )}
      >
        <EditorCard
          funnel={page.saved}
          draft={page.draft}
          faults={page.faults}
          onEdit={page.edit}
          arriving={funnel.is_read_only ? null : pictures.arriving}
          className={isEditing ? '' : 'hidden'}
        />
        <PreviewCard
          funnel={page.saved}
          draft={page.draft}
          steps={editor.pictures}
          drawPicture={pictures.drawPicture}
          onReady={pictures.handleFrame}
          className={clsx(
            'h-[calc(100dvh-7rem)] min-h-[32rem] lg:sticky lg:top-22',
            isEditing && 'max-lg:hidden',
          )}
        />
      </div>
      {page.isDirty && !funnel.is_read_only && (
        <UnsavedChangesBar
          hasFaults={!page.isValid}
          canSave={canSave}
          isSaving={editor.isSaving}
          saveLabel="Save Now"
          onSave={editor.handleSave}
          onDiscard={() => void editor.handleDiscard()}
        />
      )}
      {isBranding && (
        <BrandingDialog
          funnel={page.saved}
          draft={page.draft}
          isDraftDirty={page.isDirty}
          library={library}
          isSaving={editor.isSaving}
          onSave={editor.saveBranding}
          onLeave={page.forget}
          onClose={() => setBranding(false)}
        />
      )}
      {pictures.dialog}
      {library.dialog}
      <SamplesQuestion {...samplesQuestion} />
      <PublishChangesDialog {...editor.changesQuestion} />
      <UpdateConflictDialog
        conflict={update.conflict}
        onOverwrite={update.overwrite}
        onClose={update.dismissConflict}
        onLoadNewest={({ theirs }) => {
          update.dismissConflict()
          page.show(theirs)
        }}
      />
      {/* The router asks one guard at a time; the dialog brings its own. */}
      {!isBranding && <LeaveGuard isDirty={page.isDirty} onLeave={page.forget} />}
    </div>
  )
}

function focusField(field: HTMLElement | null) {
  field?.closest('details')?.setAttribute('open', '')
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
