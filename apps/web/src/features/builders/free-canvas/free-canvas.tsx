import type { KnownSection } from '@wildpath/page/document'
import { type CanvasArea, canvasSize, type ElementTool } from '@wildpath/page/edit'
import type { ReactNode } from 'react'

import type { PickImage } from '../media-library/pick-image.ts'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { CanvasStage } from './canvas-stage.tsx'
import { CanvasToolbar } from './canvas-toolbar.tsx'
import { ElementPanel } from './element-panel.tsx'
import { useFreeCanvasEditor } from './use-free-canvas-editor.ts'

type FreeCanvasProps = {
  /** Its elements are arranged, on its ground; at `index` of the page of the editor around. */
  section: KnownSection
  index: number
  canvas?: CanvasArea
  pickImage: PickImage | null
  /** A picture leads nowhere: its elements have no links. */
  hasLinks?: boolean
  /** What the side says while nothing is chosen. */
  children?: ReactNode
}

/** Elements arranged freely with pointer, finger or keys; what is seen is what visitors get. */
export function FreeCanvas(props: FreeCanvasProps) {
  const { section, index, canvas = canvasSize, pickImage, hasLinks = true } = props
  const { commitBatch } = useEditor()
  const page = useEditorState(({ history }) => history.present)
  const canvasEditor = useFreeCanvasEditor({
    index,
    elements: section.content.visualElements,
    canvas,
  })

  function handleLeave(event: React.FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) commitBatch()
  }

  return (
    <div className="flex min-h-0 flex-1 flex-col max-lg:overflow-y-auto" onBlur={handleLeave}>
      <div className="border-b border-line bg-surface px-4 py-2 sm:px-6">
        <CanvasToolbar
          canvasEditor={canvasEditor}
          onPlace={(type: ElementTool) => canvasEditor.place(type)}
        />
      </div>
      <div className="flex flex-1 flex-col lg:min-h-0 lg:flex-row">
        <div className="min-w-0 flex-1 bg-ground px-6 py-12 sm:px-10 lg:overflow-auto">
          <CanvasStage canvasEditor={canvasEditor} page={page} section={section} />
        </div>
        <aside
          aria-label="Properties"
          className="border-line bg-surface px-4 py-5 max-lg:border-t sm:px-6 lg:w-80 lg:shrink-0 lg:overflow-y-auto lg:border-l"
        >
          {canvasEditor.chosen.length > 0 ? (
            <ElementPanel canvasEditor={canvasEditor} pickImage={pickImage} hasLinks={hasLinks} />
          ) : (
            props.children
          )}
        </aside>
      </div>
      <p aria-live="polite" className="sr-only">
        {canvasEditor.news}
      </p>
    </div>
  )
}
