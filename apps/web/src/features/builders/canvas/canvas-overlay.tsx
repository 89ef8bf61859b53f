import type { Section } from '@wildpath/page/document'
import { use } from 'react'

import { FrameBodyContext } from '../../../ui/page-preview/frame-body-context.ts'
import { useEditorState } from '../store/editor-context.ts'
import { sectionKey } from '../store/section-key.ts'
import { overlayCss } from './overlay-css.ts'
import { SectionBar } from './section-bar.tsx'
import { edgeOf } from './section-elements.ts'
import { useSectionBox } from './use-section-box.ts'

type CanvasOverlayProps = {
  /** As they are drawn. */
  sections: readonly Section[]
  /** Where what is being dragged would land. */
  landing: number | null
  onLanding: (index: number | null) => void
}

/** Over the page: which section is selected, what can be done with it, and where one would land. */
export function CanvasOverlay({ sections, landing, onLanding }: CanvasOverlayProps) {
  const body = use(FrameBodyContext)
  const selected = useEditorState((state) => state.selected)
  const index = sections.findIndex((section) => sectionKey(section) === selected)
  const box = useSectionBox(body, sections, index)
  if (body === null) return null

  const scrolled = body.ownerDocument.defaultView?.scrollY ?? 0
  return (
    <div className="wp-over">
      <style>{overlayCss}</style>
      {box !== null && (
        <>
          <div
            className="wp-frame"
            style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
          />
          <SectionBar body={body} index={index} box={box} onLanding={onLanding} />
        </>
      )}
      {index !== -1 && box === null && (
        <p className="wp-note">
          This section shows nothing yet. Fill in its fields or add an item.
        </p>
      )}
      {landing !== null && (
        <div
          className="wp-drop"
          style={{ top: Math.max(3, edgeOf(landing, sections, body.ownerDocument) + scrolled) }}
        />
      )}
    </div>
  )
}
