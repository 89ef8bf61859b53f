import type { Section } from '@wildpath/page/document'
import { use } from 'react'

import { FrameBodyContext } from '../../../entities/page/page-preview/frame-body-context.ts'
import { useEditorState } from '../store/editor-context.ts'
import { sectionKey } from '../store/section-key.ts'
import overlayCss from './overlay.css?inline'
import { SectionBar } from './section-bar.tsx'
import { boxOf, edgeOf } from './section-elements.ts'
import { useSectionBox } from './use-section-box.ts'

/** Where what is being dragged would land: before a section, after the last one, or in one. */
export type Landing = { at: 'edge' | 'inside'; index: number }

type CanvasOverlayProps = {
  /** As they are drawn. */
  sections: readonly Section[]
  landing: Landing | null
  onLanding: (landing: Landing | null) => void
}

/** Over the page: which section is selected, what can be done with it, and where one would land. */
export function CanvasOverlay({ sections, landing, onLanding }: CanvasOverlayProps) {
  const body = use(FrameBodyContext)
  const selected = useEditorState((state) => state.selected)
  const index = sections.findIndex((section) => sectionKey(section) === selected)
  const box = useSectionBox(body, sections, index)
  if (body === null) return null

  const target = landing?.at === 'inside' ? sections[landing.index] : undefined
  const inside = target ? boxOf(target, body.ownerDocument) : null
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
          <SectionBar
            body={body}
            index={index}
            box={box}
            onLanding={(edge) => onLanding(edge === null ? null : { at: 'edge', index: edge })}
          />
        </>
      )}
      {index !== -1 && box === null && (
        <p className="wp-note">
          This section shows nothing yet. Fill in its fields or add an item.
        </p>
      )}
      {landing?.at === 'edge' && (
        <div
          className="wp-drop"
          style={{
            top: Math.max(3, edgeOf(landing.index, sections, body.ownerDocument) + scrolled),
          }}
        />
      )}
      {inside !== null && (
        <div className="wp-into" style={{ top: inside.top + scrolled, height: inside.height }} />
      )}
    </div>
  )
}
