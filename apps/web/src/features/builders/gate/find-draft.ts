import { type PageDocument, readPage } from '@wildpath/page/document'
import { startHistory } from '@wildpath/page/edit'

import type { Draft } from '../store/draft-store.ts'
import { applyAction, type EditorAction } from '../store/editor.ts'

export type FoundDraft = {
  /** The page that the actions were done to. */
  page: PageDocument
  revision: number
  actions: readonly EditorAction[]
  updatedAt: number
}

/** A draft that holds something: one whose changes were all undone again is none. */
export function findDraft(draft: Draft | null): FoundDraft | null {
  if (draft === null) return null
  const reading = readPage(draft.base)
  if (!reading.ok) return null
  const { page } = reading
  const { present } = draft.actions.reduce(applyAction, startHistory(page))
  if (present === page) return null
  const { baseRevision: revision, actions, updatedAt } = draft
  return { page, revision, actions, updatedAt }
}
