import { ArrowLeft, ExternalLink, Hash, Plus, Redo2, Save, Undo2 } from 'lucide-react'

import { openPreviewWithToast } from '../../../lib/open-preview-with-toast.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { SaveStatus } from '../saving/save-status.tsx'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { canRedo, canUndo } from '../store/editor.ts'

type BuilderToolbarProps = {
  funnelId: string
  isPreview: boolean
  onPreview: (isPreview: boolean) => void
  hasAnchors: boolean
  onAnchors: (hasAnchors: boolean) => void
  onAdd: () => void
  onSave: () => void
  status: { isDirty: boolean; isSaving: boolean; isUnsynced: boolean }
}

const modes = [
  { value: 'edit', label: 'Edit Mode' },
  { value: 'preview', label: 'Preview' },
] as const

export function BuilderToolbar(props: BuilderToolbarProps) {
  const { undo, redo, store } = useEditor()
  const isUndoable = useEditorState(canUndo)
  const isRedoable = useEditorState(canRedo)
  const { isPreview, hasAnchors } = props

  return (
    <div className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="content-width flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <ButtonLink to={`/funnel/${props.funnelId}`} variant="quiet" size="small">
          <ArrowLeft aria-hidden size={18} />
          Back to Funnel
        </ButtonLink>
        <div className="min-w-0 flex-1">
          <h1 className="text-lead font-semibold">Landing Page Builder</h1>
          <SaveStatus {...props.status} />
        </div>
        <div role="toolbar" aria-label="Page" className="flex flex-wrap items-center gap-2">
          <IconButton label="Undo" disabled={!isUndoable} onClick={undo}>
            <Undo2 aria-hidden size={18} />
          </IconButton>
          <IconButton label="Redo" disabled={!isRedoable} onClick={redo}>
            <Redo2 aria-hidden size={18} />
          </IconButton>
          <Segmented
            label="Mode"
            value={isPreview ? 'preview' : 'edit'}
            onChange={(mode) => props.onPreview(mode === 'preview')}
            options={modes}
          />
          <IconButton
            label={hasAnchors ? 'Hide Anchors' : 'Show Anchors'}
            aria-pressed={hasAnchors}
            onClick={() => props.onAnchors(!hasAnchors)}
          >
            <Hash aria-hidden size={18} />
          </IconButton>
          <IconButton
            label="Open preview in a new tab"
            onClick={() => openPreviewWithToast(store.getState().history.present)}
          >
            <ExternalLink aria-hidden size={18} />
          </IconButton>
          <Button size="small" variant="secondary" disabled={isPreview} onClick={props.onAdd}>
            <Plus aria-hidden size={18} />
            Add Section
          </Button>
          <Button size="small" isBusy={props.status.isSaving} onClick={props.onSave}>
            {!props.status.isSaving && <Save aria-hidden size={18} />}
            Save Page
          </Button>
        </div>
      </div>
    </div>
  )
}
