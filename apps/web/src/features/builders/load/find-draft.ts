import { type PageDocument, readPage } from '@wildpath/page/document'
import { startHistory } from '@wildpath/page/edit'

import type { Draft } from '../store/draft-store.ts'
import { applyAction, type EditorAction } from '../store/editor.ts'

export type FoundDraft = {
  id: string
  /** The page that the actions were done to. */
  page: PageDocument
  revision: number
  actions: readonly EditorAction[]
  updatedAt: number
}

/** The first draft that holds something: one whose changes were all undone again is none. */
export function findDraft(drafts: readonly Draft[]): FoundDraft | null {
  for (const { id, base, baseRevision: revision, actions, updatedAt } of drafts) {
    const reading = readPage(base)
    if (!reading.ok) continue
    const { page } = reading
    const { present } = actions.reduce(applyAction, startHistory(page))
    if (present !== page) return { id, page, revision, actions, updatedAt }
  }
  return null
}
