import type { PageDocument } from '@wildpath/page/document'
import { useState } from 'react'

import { createEditor, type Editor, type EditorLog } from './editor.ts'

/** Left without saving, it leaves nothing behind. */
const noLog: EditorLog = { append: () => {}, restart: () => {} }

/** An editor of a copy, with a history of its own, until what came of it is taken over or left. */
export function useScratchEditor(page: PageDocument): Editor {
  const [editor] = useState(() => createEditor({ page, revision: 0, log: noLog }))
  return editor
}
