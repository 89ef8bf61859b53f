import { isUnknownSection, type VisualElement } from '@wildpath/page/document'
import type { CanvasArea } from '@wildpath/page/edit'
import { useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'

import { useEditor } from '../store/editor-context.ts'
import type { Editor } from '../store/editor.ts'
import { choiceOf, createFreeCanvasEditor } from './free-canvas-editor.ts'

type Options = {
  /** Place of the section whose elements are arranged, in the page of the editor around. */
  index: number
  elements: readonly VisualElement[]
  canvas: CanvasArea
}

export type FreeCanvasEditorView = ReturnType<typeof useFreeCanvasEditor>

/** The canvasEditor of a section's elements, and what of it is shown: see `createFreeCanvasEditor`. */
export function useFreeCanvasEditor({ index, elements, canvas }: Options) {
  const editor = useEditor()
  const [canvasEditor] = useState(() =>
    createFreeCanvasEditor({
      readElements: () => elementsAt(editor, index),
      canvas,
      onChange(value, options) {
        const path = ['content', 'visualElements']
        editor.edit({ kind: 'set-section-field', index, path, value }, options)
      },
      onCommitBatch: editor.commitBatch,
    }),
  )
  useLayoutEffect(() => canvasEditor.setCanvas(canvas), [canvasEditor, canvas])
  const state = useStore(canvasEditor.store)
  return { ...canvasEditor, ...state, ...choiceOf(state, elements), elements, canvas }
}

function elementsAt(editor: Editor, index: number): readonly VisualElement[] {
  const section = editor.store.getState().history.present.sections[index]
  return section === undefined || isUnknownSection(section) ? [] : section.content.visualElements
}
