import type { Funnel } from '@wildpath/contract'
import { listConflicts, type MergeConflict, mergePages, mergeValues } from '@wildpath/page/compose'
import type { PageDocument } from '@wildpath/page/document'

import type { EditorState, PageSource } from '../store/editor.ts'
import { getSource } from '../store/page-source.ts'
import { workingPageOf } from '../store/working-page.ts'
import { changedSource } from './changed-source.ts'
import { isSamePage } from './is-same-page.ts'

export type MergedEdits = {
  page: PageDocument
  source: PageSource
  /** Fields that both sides changed differently. */
  conflicts: readonly MergeConflict[]
  /** True if the server already has all changes, for example because its response was lost. */
  isTheirs: boolean
}

type Edits = Pick<EditorState, 'history' | 'source' | 'saved' | 'savedSource'>

/** Merges the editor's unsaved changes with a funnel that was saved elsewhere; `winner` decides conflicts. */
export function mergeEdits(
  { history, source, saved, savedSource }: Edits,
  theirs: Funnel,
  winner: 'mine' | 'theirs' = 'mine',
): MergedEdits {
  const [page, theirPage, theirSource] = [history.present, workingPageOf(theirs), getSource(theirs)]
  const [next, mine] =
    winner === 'mine'
      ? [
          { page: theirPage, source: theirSource },
          { page, source },
        ]
      : [
          { page, source },
          { page: theirPage, source: theirSource },
        ]
  const merged = {
    page: mergePages({ base: saved, next: next.page, mine: mine.page }),
    source: mergeValues(savedSource, next.source, mine.source) as PageSource,
  }
  const isTheirs = isSamePage(page, theirPage) && changedSource(theirSource, merged.source) === null
  const conflicts = [
    ...listConflicts([
      pickEditedFields(saved),
      pickEditedFields(theirPage),
      pickEditedFields(page),
    ]),
    ...listConflicts([savedSource, theirSource, source]),
  ]
  return { ...merged, conflicts: isTheirs ? [] : conflicts, isTheirs }
}

/** The fields that an owner edits; the server sets the others. */
function pickEditedFields(page: PageDocument) {
  const { title, globalTheme, language, style, translations, sections } = page
  return { title, globalTheme, language, style, translations, sections }
}
