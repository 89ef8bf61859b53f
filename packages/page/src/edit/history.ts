import type { PageDocument } from '../document/page-document.ts'
import { applyEdit, type PageEdit } from './page-edit.ts'

/**
 * A page with what it was and what was undone. Pages share what did not change, so a step costs what
 * its edit touched.
 */
export type History = {
  readonly past: readonly PageDocument[]
  readonly present: PageDocument
  readonly future: readonly PageDocument[]
  /** The batch of edits that the last step belongs to, while it may still grow. */
  readonly batch: { readonly name: string; readonly at: number } | null
}

/** Older steps are forgotten. */
const mostSteps = 1000
/** A pause longer than this begins a new step, in milliseconds. */
const longestPause = 2000

type Made = {
  /** Edits of one name that follow each other are one step: 'title of hero', 'moving the logo'. */
  batch?: string
  /** When it was made, in milliseconds since 1970. */
  at: number
}

export function startHistory(page: PageDocument): History {
  return { past: [], present: page, future: [], batch: null }
}

/**
 * The history after an edit; itself when the edit changes nothing. What was undone is forgotten, and
 * the page says when it was changed (spec 3, 4.1).
 */
export function recordEdit(history: History, edit: PageEdit, { batch, at }: Made): History {
  const edited = applyEdit(history.present, edit)
  if (edited === history.present) return history
  const page = { ...edited, updatedAt: new Date(at).toISOString() }
  const named = batch === undefined ? null : { name: batch, at }
  const isSameBatch =
    batch !== undefined && history.batch?.name === batch && at - history.batch.at <= longestPause
  return {
    past: isSameBatch ? history.past : [...history.past, history.present].slice(-mostSteps),
    present: page,
    future: [],
    batch: named,
  }
}

/** What comes next is a step of its own; called when a field is left or a pointer let go. */
export function commitBatch(history: History): History {
  return history.batch === null ? history : { ...history, batch: null }
}

export function undo(history: History): History {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    batch: null,
  }
}

export function redo(history: History): History {
  const [next, ...later] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future: later, batch: null }
}
