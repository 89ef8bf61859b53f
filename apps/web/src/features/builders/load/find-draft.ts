import type { Funnel } from '@wildpath/contract'
import { type PageDocument, readPage } from '@wildpath/page/document'
import { startHistory } from '@wildpath/page/edit'

import { isSamePage } from '../saving/is-same-page.ts'
import type { Draft } from '../store/draft-store.ts'
import { changedSource } from '../saving/changed-source.ts'
import { applyAction, type EditorAction, type PageSource } from '../store/editor.ts'
import { getSource } from '../store/page-source.ts'
import { workingPageOf } from '../store/working-page.ts'

export type FoundDraft = {
  id: string
  /** The page that the actions were done to. */
  page: PageDocument
  /** What they made of it. */
  present: PageDocument
  /** The content and branding after the last change of them; null if the draft changed neither. */
  source: PageSource | null
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
    if (present === page) continue
    const source = actions.findLast((action) => action.kind === 'edit' && action.source)
    return {
      id,
      page,
      present,
      source: source?.kind === 'edit' ? (source.source ?? null) : null,
      revision,
      actions,
      updatedAt,
    }
  }
  return null
}

/** Whether the server has what the draft holds: its tab was left before the saved draft was forgotten. */
export function isSavedAlready(
  { present, source }: Pick<FoundDraft, 'present' | 'source'>,
  funnel: Funnel,
): boolean {
  const isSameSource = source === null || changedSource(getSource(funnel), source) === null
  return isSameSource && isSamePage(present, workingPageOf(funnel))
}
