import { type PageDocument, serializePage } from '@wildpath/page/document'

import type { DraftStore } from './draft-store.ts'
import type { EditorAction, EditorLog } from './editor.ts'

type DraftLogOptions = {
  drafts: DraftStore
  funnelId: string
  saved: PageDocument
  revision: number
  /** A draft stands there already, and what comes now goes on with it. */
  isBegun: boolean
  /** Told once: from here on, what is typed lives in this tab only. */
  onFailure: () => void
}

/** Keeps an editor's actions as a draft; nothing is written before something is done. */
export function createDraftLog(options: DraftLogOptions): EditorLog {
  const { drafts, funnelId, onFailure } = options
  let { saved, revision, isBegun } = options
  let isFailed = false

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
      const [base, baseRevision] = [serializePage(saved), revision]
      attempt(() => drafts.begin(funnelId, base, baseRevision))
    }
    attempt(() => drafts.append(funnelId, action))
  }

  return {
    append,
    restart(nextSaved, nextRevision, page) {
      ;[saved, revision, isBegun] = [nextSaved, nextRevision, false]
      attempt(() => drafts.clear(funnelId))
      if (page !== null)
        append({ kind: 'edit', edit: { kind: 'replace-page', page }, at: Date.now() })
    },
  }
}
