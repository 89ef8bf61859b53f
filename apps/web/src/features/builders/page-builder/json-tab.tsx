import { JsonPanel } from '../json-panel/json-panel.tsx'
import { useEditor, useEditorState } from '../store/editor-context.ts'

/** The page as text. Applying it is one step of the history; nothing is sent (spec 3, 7.5). */
export function JsonTab() {
  const { edit } = useEditor()
  const page = useEditorState(({ history }) => history.present)

  return (
    <JsonPanel page={page} onApply={(applied) => edit({ kind: 'replace-page', page: applied })} />
  )
}
