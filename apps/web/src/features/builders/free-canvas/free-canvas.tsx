import type { KnownSection } from '@wildpath/page/document'
import { type CanvasArea, canvasSize, type ElementTool } from '@wildpath/page/edit'
import type { ReactNode } from 'react'

import type { PickImage } from '../media-library/pick-image.ts'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { CanvasStage } from './canvas-stage.tsx'
import { CanvasToolbar } from './canvas-toolbar.tsx'
import { ElementPanel } from './element-panel.tsx'
import { useArrangement } from './use-arrangement.ts'

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
  const { endRun } = useEditor()
  const page = useEditorState(({ history }) => history.present)
  const arrangement = useArrangement({ index, elements: section.content.visualElements, canvas })

  function handleLeave(event: React.FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) endRun()
  }

  return (
    <div className="flex min-h-0 flex-1 flex-col max-lg:overflow-y-auto" onBlur={handleLeave}>
      <div className="border-b border-line bg-surface px-4 py-2 sm:px-6">
        <CanvasToolbar
          arrangement={arrangement}
          onPlace={(type: ElementTool) => arrangement.place(type)}
        />
      </div>
      <div className="flex flex-1 flex-col lg:min-h-0 lg:flex-row">
        <div className="min-w-0 flex-1 bg-ground px-6 py-12 sm:px-10 lg:overflow-auto">
          <CanvasStage arrangement={arrangement} page={page} section={section} />
        </div>
        <aside
          aria-label="Properties"
          className="border-line bg-surface px-4 py-5 max-lg:border-t sm:px-6 lg:w-80 lg:shrink-0 lg:overflow-y-auto lg:border-l"
        >
          {arrangement.chosen.length > 0 ? (
            <ElementPanel arrangement={arrangement} pickImage={pickImage} hasLinks={hasLinks} />
          ) : (
            props.children
          )}
        </aside>
      </div>
      <p aria-live="polite" className="sr-only">
        {arrangement.news}
      </p>
    </div>
  )
}
