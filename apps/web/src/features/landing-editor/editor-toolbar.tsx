import type { Funnel } from '@wildpath/contract'
import { ArrowLeft, Palette, Save, Send } from 'lucide-react'

import { Button } from '../../ui/button.tsx'
import { ChooseEditableButton } from '../../entities/funnel/choose-editable-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Segmented } from '../../ui/segmented.tsx'

const modes = [
  { value: 'edit', label: 'Edit Mode' },
  { value: 'preview', label: 'Preview' },
] as const
export type EditorMode = (typeof modes)[number]['value']

type EditorToolbarProps = {
  funnel: Funnel
  mode: EditorMode
  onMode: (mode: EditorMode) => void
  isReadOnly: boolean
  canSave: boolean
  isSaving: boolean
  isPublishing: boolean
  /** True if publishing would change the public page. */
  hasChanges: boolean
  onSave: () => void
  onPublish: () => void
  onBranding: () => void
}

/** The head of the editor: which page it is, how it is looked at, and what can be done with it. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { funnel, mode, isSaving, isPublishing } = props

  return (
    <div>
      <Link
        to={`/funnel/${funnel.id}`}
        className="inline-flex min-h-11 items-center gap-2 rounded-control text-note font-semibold text-quiet hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} />
        Back to Funnel
      </Link>
      <div className="mt-1 flex flex-col gap-4 lg:flex-row lg:items-end lg:justify-between">
        <div className="min-w-0">
          <h1 className="text-heading">Edit Landing Page</h1>
          <p className="mt-1 text-quiet wrap-anywhere">{funnel.title}</p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-2 max-lg:*:grow">
          <Segmented label="Mode" value={mode} onChange={props.onMode} options={modes} />
          <Button variant="secondary" onClick={props.onBranding}>
            <Palette aria-hidden size={18} />
            Branding
          </Button>
          {props.isReadOnly ? (
            <ChooseEditableButton funnel={funnel} />
          ) : (
            <>
              <Button
                variant="secondary"
                disabled={(funnel.isPublic && !props.hasChanges) || isSaving}
                isBusy={isPublishing}
                onClick={props.onPublish}
              >
                {!isPublishing && <Send aria-hidden size={18} />}
                {publishLabelOf(funnel, props.hasChanges)}
              </Button>
              <Button disabled={!props.canSave} isBusy={isSaving} onClick={props.onSave}>
                {!isSaving && <Save aria-hidden size={18} />}
                Save Changes
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  )
}

function publishLabelOf({ isPublic }: Funnel, hasChanges: boolean): string {
  if (!isPublic) return 'Publish'
  return hasChanges ? 'Publish changes' : 'Published'
}
