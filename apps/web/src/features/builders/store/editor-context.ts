import { createContext, use } from 'react'
import { useStore } from 'zustand'

import type { Editor, EditorState } from './editor.ts'

export const EditorContext = createContext<Editor | null>(null)

/** The editor of the screen around it. */
export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (editor === null) throw new Error('There is no editor around this component')
  return editor
}

/** A part of the editor's state; the component draws anew only when that part is another one. */
export function useEditorState<Part>(select: (state: EditorState) => Part): Part {
  return useStore(useEditor().store, select)
}
