import type { Funnel } from '@wildpath/contract'

import { newId } from '../../../lib/new-id.ts'
import { notifyError } from '../../../ui/notify.ts'
import { createDraftLog } from '../store/draft-log.ts'
import { createDraftStore } from '../store/draft-store.ts'
import { createEditor, type Editor, isDirty } from '../store/editor.ts'
import { getSource } from '../store/page-source.ts'
import { workingPageOf } from '../store/working-page.ts'
import { type FoundDraft, isSavedAlready } from './find-draft.ts'

export const drafts = createDraftStore()

/** The editors of this tab, by funnel: another builder goes on where the last one stopped, undo included. */
const editors = new Map<string, Editor>()

/** The editor of a funnel that was left with changes; null without one. */
function unsavedEditor(funnelId: string): Editor | null {
  const editor = editors.get(funnelId)
  return editor !== undefined && isDirty(editor.store.getState()) ? editor : null
}

/** The editor of a funnel; null where its owner is to say first what becomes of a draft. */
export function editorOf(funnel: Funnel, draft: FoundDraft | null): Editor | null {
  const unsaved = unsavedEditor(funnel.id)
  if (unsaved !== null || draft === null) return unsaved ?? openEditor(funnel, null)
  if (!isSavedAlready(draft, funnel)) return null
  drafts.clear(draft.id).catch(() => {})
  return openEditor(funnel, null)
}

/** A new editor for what the server has, or for a draft that is gone on with. */
export function openEditor(funnel: Funnel, draft: FoundDraft | null): Editor {
  const page = draft?.page ?? workingPageOf(funnel)
  const revision = draft?.revision ?? funnel.revision
  const log = createDraftLog({
    drafts,
    id: draft?.id ?? newId(),
    isBegun: draft !== null,
    funnelId: funnel.id,
    saved: page,
    revision,
    onFailure: () =>
      notifyError(
        'This browser keeps no drafts. Save often: what is not saved is lost with the tab.',
      ),
  })
  const editor = createEditor({
    page,
    source: getSource(funnel),
    revision,
    log,
    ...(draft !== null && { draft: draft.actions }),
  })
  editors.set(funnel.id, editor)
  return editor
}
