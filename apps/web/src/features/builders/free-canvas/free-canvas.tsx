import type { KnownSection, PageDocument, VisualElement } from '@wildpath/page/document'
import { type CanvasArea, canvasSize, type ElementTool } from '@wildpath/page/edit'
import type { ReactNode } from 'react'

import { CanvasStage } from './canvas-stage.tsx'
import { CanvasToolbar } from './canvas-toolbar.tsx'
import { ElementPanel } from './element-panel.tsx'
import type { PickImage } from './pick-image.ts'
import { useArrangement } from './use-arrangement.ts'

type FreeCanvasProps = {
  elements: readonly VisualElement[]
  /** Changes of one `run` that follow each other are one step of the history. */
  onChange: (elements: readonly VisualElement[], options: { run?: string }) => void
  onEndRun: () => void
  /** Fonts, colours and ground that the elements are drawn with. */
  page: PageDocument
  section: KnownSection
  canvas?: CanvasArea
  pickImage: PickImage
  /** A picture leads nowhere: its elements have no links. */
  hasLinks?: boolean
  /** What the side says while nothing is chosen. */
  children?: ReactNode
}

/** Elements arranged freely with pointer, finger or keys; what is seen is what visitors get. */
export function FreeCanvas(props: FreeCanvasProps) {
  const { elements, onChange, onEndRun, canvas = canvasSize, pickImage, hasLinks = true } = props
  const arrangement = useArrangement({ elements, canvas, onChange, onEndRun })

  function handleLeave(event: React.FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onEndRun()
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
          <CanvasStage arrangement={arrangement} page={props.page} section={props.section} />
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
