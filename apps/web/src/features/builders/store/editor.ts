import type { Funnel } from '@wildpath/contract'
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

/** The content and branding that the page is composed from. */
export type PageSource = Pick<Funnel, 'generated_content' | 'custom_branding'>

/** What is done to a page while it is edited; a list of them, made again, gives the same history. */
export type EditorAction =
  | { kind: 'edit'; edit: PageEdit; source?: PageSource; batch?: string; at: number }
  | { kind: 'commit-batch' }
  | { kind: 'undo' }
  | { kind: 'redo' }

export type EditorState = {
  history: History
  /** Belongs to the present page, so undo and redo restore it too. */
  source: PageSource
  /** The page as the server has it, the same object as long as nothing is changed. */
  saved: PageDocument
  savedSource: PageSource
  /** `revision` of the funnel that `saved` and `savedSource` stand in. */
  revision: number
  /** `sectionKey` of the section that is worked on; it may be gone by now, and come back by undo. */
  selected: string | null
  /** The section that was moved last, until another one is selected. */
  moved: MovedSection | null
  /** Tag of the additional language being edited; null for the page's own. Read it with `getEditedLanguage`. */
  language: string | null
}

/** `place` is counted from 1. */
export type MovedSection = { key: string; direction: 'up' | 'down'; place: number; count: number }

export type SavedState = {
  page: PageDocument
  /** The source as it was sent. */
  sent: PageSource
  source: PageSource
  revision: number
}

/** Hears of every action, to keep it where a crash does not reach. */
export type EditorLog = {
  append: (action: EditorAction) => void
  /** Starts over from the server's version. `present` is the editor's state if it has unsaved changes. */
  restart: (state: {
    saved: PageDocument
    revision: number
    present: { page: PageDocument; source: PageSource } | null
  }) => void
}

export type Editor = {
  store: StoreApi<EditorState>
  /** Edits of one `batch` that follow each other are one step of the history. */
  edit: (edit: PageEdit, options?: { batch?: string; source?: PageSource }) => void
  /** Moves a section to another index and selects it. */
  move: (index: number, to: number) => void
  commitBatch: () => void
  undo: () => void
  redo: () => void
  select: (section: Section | null) => void
  /** Sets the language that the canvas shows and edits; null for the page's own. */
  editLanguage: (language: string | null) => void
  /** Records what the server stored. The owner may have gone on typing since it was sent. */
  markSaved: (saved: SavedState) => void
}

type EditorOptions = {
  page: PageDocument
  source: PageSource
  revision: number
  log: EditorLog
  /** What a draft of an earlier visit did to the page, to be done again. */
  draft?: readonly EditorAction[]
  now?: () => number
}

export function createEditor(options: EditorOptions): Editor {
  const { page, source, revision, log, draft = [], now = Date.now } = options
  /** The source of each page in the history. */
  const sources = new WeakMap<PageDocument, PageSource>([[page, source]])
  const store = createStore<EditorState>(() => {
    const history = draft.reduce(advance, startHistory(page))
    return {
      history,
      source: getSource(history.present),
      saved: page,
      savedSource: source,
      revision,
      selected: null,
      moved: null,
      language: null,
    }
  })

  function getSource(present: PageDocument): PageSource {
    return sources.get(present) ?? source
  }

  function advance(history: History, action: EditorAction): History {
    const next = applyAction(history, action)
    if (action.kind === 'edit' && next !== history) {
      sources.set(next.present, action.source ?? getSource(history.present))
    }
    return next
  }

  function perform(action: EditorAction) {
    const { history } = store.getState()
    const next = advance(history, action)
    if (next === history) return
    store.setState({ history: next, source: getSource(next.present) })
    log.append(action)
  }

  return {
    store,
    edit: (edit, { batch, source: changed } = {}) =>
      perform({
        kind: 'edit',
        edit,
        ...(changed !== undefined && { source: changed }),
        ...(batch !== undefined && { batch }),
        at: now(),
      }),
    move(index, to) {
      const { sections } = store.getState().history.present
      const section = sections[index]
      if (section === undefined || index === to) return
      perform({ kind: 'edit', edit: { kind: 'move-section', index, to }, at: now() })
      const [key, direction] = [sectionKey(section), to < index ? 'up' : 'down'] as const
      const moved = { key, direction, place: to + 1, count: sections.length }
      store.setState({ selected: key, moved })
    },
    commitBatch: () => perform({ kind: 'commit-batch' }),
    undo: () => perform({ kind: 'undo' }),
    redo: () => perform({ kind: 'redo' }),
    select: (section) =>
      store.setState({ selected: section === null ? null : sectionKey(section), moved: null }),
    editLanguage: (language) => store.setState({ language }),
    markSaved({ page: saved, sent, source: savedSource, revision: savedRevision }) {
      const { history, source: present } = store.getState()
      const isCurrent = present === sent
      sources.set(saved, savedSource)
      if (isCurrent) sources.set(history.present, savedSource)
      store.setState({
        saved,
        savedSource,
        revision: savedRevision,
        source: isCurrent ? savedSource : present,
      })
      log.restart({
        saved,
        revision: savedRevision,
        present: isDirty(store.getState())
          ? { page: history.present, source: store.getState().source }
          : null,
      })
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

export const isDirty = ({ history, source, saved, savedSource }: EditorState): boolean =>
  history.present !== saved || source !== savedSource
export const canUndo = ({ history }: EditorState): boolean => history.past.length > 0
export const canRedo = ({ history }: EditorState): boolean => history.future.length > 0
