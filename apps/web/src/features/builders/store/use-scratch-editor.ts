import type { PageDocument } from '@wildpath/page/document'
import { useState } from 'react'

import { useEditor } from './editor-context.ts'
import { createEditor, type Editor, type EditorLog } from './editor.ts'

/** Left without saving, it leaves nothing behind. */
const noLog: EditorLog = { append: () => {}, restart: () => {} }

/** An editor of a copy, with a history of its own, until what came of it is taken over or left. */
export function useScratchEditor(page: PageDocument): Editor {
  const { store } = useEditor()
  const [editor] = useState(() =>
    createEditor({ page, source: store.getState().source, revision: 0, log: noLog }),
  )
  return editor
}
