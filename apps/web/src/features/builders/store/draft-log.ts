import { type PageDocument, serializePage } from '@wildpath/page/document'

import type { DraftStore } from './draft-store.ts'
import type { EditorAction, EditorLog } from './editor.ts'

type DraftLogOptions = {
  drafts: DraftStore
  /** Of the draft: of a new one, or of one that stands there already and is gone on with. */
  id: string
  isBegun: boolean
  funnelId: string
  saved: PageDocument
  revision: number
  /** Told once: from here on, what is typed lives in this tab only. */
  onFailure: () => void
}

/** Keeps an editor's actions as a draft; nothing is written before something is done. */
export function createDraftLog(options: DraftLogOptions): EditorLog {
  const { drafts, id, funnelId, onFailure } = options
  let { saved, revision, isBegun } = options
  let isFailed = false
  if (isBegun) drafts.hold(id)

  function attempt(work: () => Promise<unknown>) {
    if (isFailed) return
    work().catch(() => {
      // Private windows and full disks keep no database.
      if (!isFailed) onFailure()
      isFailed = true
    })
  }

  function append(action: EditorAction) {
    if (!isBegun) {
      isBegun = true
      drafts.hold(id)
      const [base, baseRevision] = [serializePage(saved), revision]
      attempt(() => drafts.begin({ id, funnelId, base, baseRevision }))
    }
    attempt(() => drafts.append(id, action))
  }

  return {
    append,
    restart({ saved: nextSaved, revision: nextRevision, present }) {
      ;[saved, revision, isBegun] = [nextSaved, nextRevision, false]
      attempt(() => drafts.clear(id))
      if (present === null) return
      const { page, source } = present
      append({ kind: 'edit', edit: { kind: 'replace-page', page }, source, at: Date.now() })
    },
  }
}
