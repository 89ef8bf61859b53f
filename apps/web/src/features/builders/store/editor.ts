import type { PageDocument, Section } from '@wildpath/page/document'
import {
  commitBatch,
  type History,
  type PageEdit,
  recordEdit,
  redo,
  startHistory,
  undo,
} from '@wildpath/page/edit'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { sectionKey } from './section-key.ts'

/** What is done to a page while it is edited; a list of them, made again, gives the same history. */
export type EditorAction =
  | { kind: 'edit'; edit: PageEdit; batch?: string; at: number }
  | { kind: 'commit-batch' }
  | { kind: 'undo' }
  | { kind: 'redo' }

export type EditorState = {
  history: History
  /** The page as the server has it, the same object as long as nothing is changed. */
  saved: PageDocument
  /** `revision` of the funnel that `saved` stands in. */
  revision: number
  /** `sectionKey` of the section that is worked on; it may be gone by now, and come back by undo. */
  selected: string | null
}

/** Hears of every action, to keep it where a crash does not reach. */
export type EditorLog = {
  append: (action: EditorAction) => void
  /** Begins anew from what the server has; `page` is what stands in the editor if that is more. */
  restart: (saved: PageDocument, revision: number, page: PageDocument | null) => void
}

export type Editor = {
  store: StoreApi<EditorState>
  /** Edits of one `batch` that follow each other are one step of the history. */
  edit: (edit: PageEdit, options?: { batch?: string }) => void
  commitBatch: () => void
  undo: () => void
  redo: () => void
  select: (section: Section | null) => void
  /** The server took over `page`, which may be older than what is being typed by now. */
  markSaved: (page: PageDocument, revision: number) => void
}

type EditorOptions = {
  page: PageDocument
  revision: number
  log: EditorLog
  /** What a draft of an earlier visit did to the page, to be done again. */
  draft?: readonly EditorAction[]
  now?: () => number
}

export function createEditor(options: EditorOptions): Editor {
  const { page, revision, log, draft = [], now = Date.now } = options
  const store = createStore<EditorState>(() => ({
    history: draft.reduce(applyAction, startHistory(page)),
    saved: page,
    revision,
    selected: null,
  }))

  function perform(action: EditorAction) {
    const { history } = store.getState()
    const next = applyAction(history, action)
    if (next === history) return
    store.setState({ history: next })
    log.append(action)
  }

  return {
    store,
    edit: (edit, { batch } = {}) =>
      perform({ kind: 'edit', edit, ...(batch !== undefined && { batch }), at: now() }),
    commitBatch: () => perform({ kind: 'commit-batch' }),
    undo: () => perform({ kind: 'undo' }),
    redo: () => perform({ kind: 'redo' }),
    select: (section) =>
      store.setState({ selected: section === null ? null : sectionKey(section) }),
    markSaved(saved, savedRevision) {
      const { present } = store.getState().history
      store.setState({ saved, revision: savedRevision })
      log.restart(saved, savedRevision, present === saved ? null : present)
    },
  }
}

export function applyAction(history: History, action: EditorAction): History {
  switch (action.kind) {
    case 'edit': {
      const { edit, batch, at } = action
      return recordEdit(history, edit, { ...(batch !== undefined && { batch }), at })
    }
    case 'commit-batch':
      return commitBatch(history)
    case 'undo':
      return undo(history)
    case 'redo':
      return redo(history)
  }
}

/** Place of the selected section on the page; -1 without one. */
export function selectedIndex({ history, selected }: EditorState): number {
  if (selected === null) return -1
  return history.present.sections.findIndex((section) => sectionKey(section) === selected)
}

export const isDirty = ({ history, saved }: EditorState): boolean => history.present !== saved
export const canUndo = ({ history }: EditorState): boolean => history.past.length > 0
export const canRedo = ({ history }: EditorState): boolean => history.future.length > 0
