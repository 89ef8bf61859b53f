import { isUnknownSection, type KnownSection } from '@wildpath/page/document'
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

/** The section at that place; null where there is none, or one of an unknown kind. */
export function useKnownSection(index: number): KnownSection | null {
  const section = useEditorState(({ history }) => history.present.sections[index])
  return section === undefined || isUnknownSection(section) ? null : section
}
