import { X } from 'lucide-react'
import { useStore } from 'zustand'

import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { FilePicture } from '../media/file-picture.tsx'
import type { Attachment, AttachmentState } from './attachment.ts'

/** The picture that a message takes along, above its words. */
export function AttachmentPreview({ attachment }: { attachment: Attachment }) {
  const state = useStore(attachment.store)
  if (state.kind === 'none') return null

  return (
    <div className="flex items-center gap-3 rounded-control border border-line bg-raised p-2">
      <FilePicture
        file={state.file}
        className="size-12 shrink-0 rounded-[0.5rem] bg-muted object-cover"
      />
      <div aria-live="polite" className="min-w-0 flex-1 text-note">
        <p className="truncate font-semibold">{state.file.name}</p>
        <p className={state.kind === 'refused' ? 'text-clay' : 'text-quiet'}>{wordOf(state)}</p>
      </div>
      {state.kind === 'refused' && (
        <Button size="small" variant="secondary" onClick={attachment.retry}>
          Try Again
        </Button>
      )}
      <IconButton label="Remove picture" onClick={attachment.remove}>
        <X aria-hidden size={18} />
      </IconButton>
    </div>
  )
}

function wordOf(state: Exclude<AttachmentState, { kind: 'none' }>): string {
  if (state.kind === 'refused') return state.reason
  return state.kind === 'ready' ? 'Goes with your message' : 'Uploading…'
}
