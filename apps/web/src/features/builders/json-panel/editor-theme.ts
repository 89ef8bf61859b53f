import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The editor in the colours of the product; they are the theme's, so that both themes come along. */
const frame = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--ink)',
    backgroundColor: 'var(--field)',
    fontSize: '0.875rem',
  },
  // The box around the editor shows the focus.
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, "Cascadia Code", Menlo, Consolas, monospace',
    lineHeight: '1.6',
  },
  '.cm-content': { caretColor: 'var(--lantern)', padding: '0.5rem 0' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--lantern)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    {
      backgroundColor: 'var(--lake-wash)',
    },
  '.cm-gutters': {
    color: 'var(--quiet)',
    backgroundColor: 'var(--surface)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--raised) 55%, transparent)' },
  '.cm-activeLineGutter': { color: 'var(--ink)', backgroundColor: 'var(--raised)' },
  '.cm-foldPlaceholder': {
    color: 'var(--quiet)',
    backgroundColor: 'var(--raised)',
    border: '1px solid var(--line)',
    padding: '0 0.375rem',
  },
  '.cm-foldGutter .cm-gutterElement': { cursor: 'pointer' },
  '&.cm-focused .cm-matchingBracket': {
    color: 'var(--lantern)',
    backgroundColor: 'var(--lantern-wash)',
  },
  '&.cm-focused .cm-nonmatchingBracket': {
    color: 'var(--clay)',
    backgroundColor: 'var(--clay-wash)',
  },
  '.cm-selectionMatch': { backgroundColor: 'var(--raised)' },
  '.cm-searchMatch': {
    backgroundColor: 'var(--lantern-wash)',
    outline: '1px solid var(--lantern)',
  },
  '.cm-searchMatch-selected': {
    backgroundColor: 'var(--fern-wash)',
    outline: '1px solid var(--fern)',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--clay) 1.5px',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--lantern) 1.5px',
    textUnderlineOffset: '3px',
  },
})

/** What opens beside and over the text: searching, completions, the words of a fault. */
const panels = EditorView.theme({
  '.cm-panels': { color: 'var(--ink)', backgroundColor: 'var(--surface)', zIndex: '1' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: '0.5rem 2.5rem 0.5rem 0.5rem', fontSize: '0.875rem' },
  '.cm-panel.cm-search label': { fontSize: '0.875rem' },
  '.cm-panel.cm-search [name=close]': {
    fontSize: '1.25rem',
    padding: '0.25rem 0.625rem',
    color: 'var(--quiet)',
  },
  '.cm-textfield': {
    color: 'var(--ink)',
    backgroundColor: 'var(--field)',
    border: '1px solid var(--edge)',
    borderRadius: '0.375rem',
    padding: '0.25rem 0.5rem',
    fontSize: '0.875rem',
  },
  '.cm-button': {
    color: 'var(--ink)',
    backgroundColor: 'var(--surface)',
    backgroundImage: 'none',
    border: '1px solid var(--edge)',
    borderRadius: '0.375rem',
    padding: '0.25rem 0.625rem',
    fontSize: '0.875rem',
  },
  '.cm-button:active': { backgroundImage: 'none', backgroundColor: 'var(--raised)' },
  '.cm-tooltip': {
    color: 'var(--ink)',
    backgroundColor: 'var(--raised)',
    border: '1px solid var(--edge)',
    borderRadius: '0.5rem',
    overflow: 'hidden',
  },
  '.cm-tooltip-autocomplete > ul > li': { padding: '0.25rem 0.625rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--fern)',
    backgroundColor: 'var(--fern-wash)',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-completionDetail': { color: 'var(--quiet)', fontStyle: 'normal' },
  '.cm-diagnostic': { padding: '0.375rem 0.625rem', maxWidth: '26rem' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--clay)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--lantern)' },
})

const words = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--lake)' },
  { tag: tags.string, color: 'var(--fern)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--lantern)' },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--quiet)' },
])

export const editorTheme = [frame, panels, syntaxHighlighting(words)]
