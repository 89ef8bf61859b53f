import type { KnownSection, PageDocument } from '@wildpath/page/document'
import { isUnknownSection } from '@wildpath/page/document'
import {
  endRun,
  type FieldPath,
  type History,
  recordEdit,
  redo,
  startHistory,
  undo,
} from '@wildpath/page/edit'
import { useState } from 'react'

/** A section edited apart from its page, with a history of its own, until it is taken over or left. */
export function useSectionHistory(page: PageDocument, section: KnownSection) {
  const [history, setHistory] = useState<History>(() =>
    startHistory({ ...page, sections: [section] }),
  )
  const [start] = useState(history.present)
  const [present] = history.present.sections

  return {
    section: present === undefined || isUnknownSection(present) ? section : present,
    isDirty: history.present !== start,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit(path: FieldPath, value: unknown, { run }: { run?: string }) {
      const at = Date.now()
      setHistory((before) =>
        recordEdit(
          before,
          { kind: 'set-section-field', index: 0, path, value },
          { at, ...(run !== undefined && { run }) },
        ),
      )
    },
    endRun: () => setHistory(endRun),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
  }
}

export type SectionHistory = ReturnType<typeof useSectionHistory>
