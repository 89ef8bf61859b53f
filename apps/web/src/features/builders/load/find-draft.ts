import type { Funnel } from '@wildpath/contract'
import { type PageDocument, readPage } from '@wildpath/page/document'
import { startHistory } from '@wildpath/page/edit'

import { isSamePage } from '../saving/is-same-page.ts'
import type { Draft } from '../store/draft-store.ts'
import { applyAction, type EditorAction } from '../store/editor.ts'
import { workingPageOf } from '../store/working-page.ts'

export type FoundDraft = {
  id: string
  /** The page that the actions were done to. */
  page: PageDocument
  /** What they made of it. */
  present: PageDocument
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
    if (present !== page) return { id, page, present, revision, actions, updatedAt }
  }
  return null
}

/** Whether the server has what the draft holds: its tab was left before the saved draft was forgotten. */
export function isSavedAlready({ present }: Pick<FoundDraft, 'present'>, funnel: Funnel): boolean {
  return isSamePage(present, workingPageOf(funnel))
}
