import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  pickedCompletion,
} from '@codemirror/autocomplete'
import { json, jsonLanguage } from '@codemirror/lang-json'
import { syntaxTree } from '@codemirror/language'
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint'
import { EditorState, Prec, Transaction } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { basicSetup } from 'codemirror'

import { shortcutKey } from '../../../lib/shortcut-key.ts'
import { editorTheme } from './editor-theme.ts'
import { jsonPlace } from './json-place.ts'
import type { Validation } from './validate-text.ts'
import { pageCompletions } from './page-completions.ts'
import { longestText } from './page-text.ts'

type JsonEditorOptions = {
  parent: HTMLElement
  text: string
  onChange: () => void
  /** A change that would have made the text this long was not made. */
  onRefuse: (characters: number) => void
  /** True where Ctrl+Z is the text's own; otherwise it is left to whoever listens around the editor. */
  ownsUndo: () => boolean
}

/** A code editor for the JSON of a page. Tab leaves it. Call `destroy` when its place goes. */
export function createJsonEditor(options: JsonEditorOptions): EditorView {
  const { parent, text, onChange, onRefuse, ownsUndo } = options
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        Prec.highest(
          EditorView.domEventHandlers({ keydown: (event) => routeUndo(event, ownsUndo()) }),
        ),
        basicSetup,
        json(),
        jsonLanguage.data.of({ autocomplete: completeJson }),
        lintGutter(),
        editorTheme,
        EditorView.contentAttributes.of({ 'aria-label': 'Page as JSON', 'tabindex': '0' }),
        EditorState.changeFilter.of((change) => {
          const length = change.newDoc.length
          if (length <= longestText || length <= change.startState.doc.length) return true
          onRefuse(length)
          return false
        }),
        EditorView.updateListener.of(({ docChanged }) => docChanged && onChange()),
      ],
    }),
  })
}

/** The keys of undo and redo reach either the text or the page, never both. */
function routeUndo(event: KeyboardEvent, ownsUndo: boolean): boolean {
  const isUndo = (event.ctrlKey || event.metaKey) && ['z', 'y'].includes(shortcutKey(event))
  if (isUndo && ownsUndo) event.stopPropagation()
  return isUndo && !ownsUndo
}

/** Brings the text to another one, changing as little as possible so that cursor and folds stay. */
export function showText(view: EditorView, text: string): void {
  const present = view.state.doc.toString()
  if (present === text) return
  const most = Math.min(present.length, text.length)
  let start = 0
  while (start < most && present[start] === text[start]) start += 1
  let end = 0
  while (end < most - start && present.at(-1 - end) === text.at(-1 - end)) end += 1
  view.dispatch({
    changes: {
      from: start,
      to: present.length - end,
      insert: text.slice(start, text.length - end),
    },
    annotations: Transaction.addToHistory.of(false),
    filter: false,
  })
}

/** More marks than this say nothing more, and cost time to draw. */
const mostMarks = 200

export function markFaults(view: EditorView, verdict: Validation): void {
  view.dispatch(setDiagnostics(view.state, marksOf(verdict, view.state.doc.length)))
}

function marksOf(verdict: Validation, length: number): Diagnostic[] {
  if (verdict.state === 'invalid') {
    const from = Math.min(verdict.at.offset, length)
    return [{ from, to: Math.min(from + 1, length), severity: 'error', message: verdict.message }]
  }
  return [...verdict.faults, ...verdict.warnings].slice(0, mostMarks).map((fault) => ({
    from: fault.from.offset,
    // A value of many lines is marked by its first sign: the mark shows where, not how much.
    to: Math.min(fault.to, fault.from.offset + 200),
    severity: fault.severity === 'fault' ? 'error' : 'warning',
    message: fault.message,
  }))
}

/** Puts the cursor there, in sight. */
export function goTo(view: EditorView, offset: number): void {
  const anchor = Math.min(offset, view.state.doc.length)
  view.dispatch({
    selection: { anchor },
    effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
  })
  view.focus()
}

function completeJson({ state, pos, explicit }: CompletionContext): CompletionResult | null {
  const place = jsonPlace(syntaxTree(state), state.doc.toString(), pos)
  if (place === null || (!explicit && place.from === place.to)) return null
  // What is typed up to the cursor is compared with labels, and those have no quote.
  const quote = state.sliceDoc(place.from, place.from + 1) === '"' ? 1 : 0
  const rest = place.to - pos
  const options = pageCompletions(place).map(({ label, text, detail, isName }) => ({
    label,
    detail,
    type: isName ? 'property' : 'enum',
    apply: (view: EditorView, completion: Completion, from: number, to: number) =>
      view.dispatch({
        changes: { from: from - quote, to: to + rest, insert: text },
        selection: { anchor: from - quote + text.length },
        userEvent: 'input.complete',
        annotations: pickedCompletion.of(completion),
      }),
  }))
  if (options.length === 0) return null
  return { from: place.from + quote, options, validFor: /^[\w.#-]*$/ }
}
