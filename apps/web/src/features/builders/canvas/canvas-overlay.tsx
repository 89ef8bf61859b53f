import type { Section } from '@wildpath/page/document'
import { use } from 'react'

import { FrameBodyContext } from '../../../entities/page/page-preview/frame-body-context.ts'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { sectionKey } from '../store/section-key.ts'
import overlayCss from './overlay.css?inline'
import { PictureLayer } from './pictures/picture-layer.tsx'
import { boxOf, edgeOf } from './section-elements.ts'
import { SectionMark } from './section-mark.tsx'
import { useHoveredSection } from './use-hovered-section.ts'

/** Where what is being dragged would land: before a section, after the last one, or in one. */
export type Landing = { at: 'edge' | 'inside'; index: number }

type CanvasOverlayProps = {
  /** The sections as drawn. */
  sections: readonly Section[]
  landing: Landing | null
  onLanding: (landing: Landing | null) => void
}

/** Draws picture buttons, section actions, and drop positions over the page. */
export function CanvasOverlay({ sections, landing, onLanding }: CanvasOverlayProps) {
  const body = use(FrameBodyContext)
  const editor = useEditor()
  const selected = useEditorState((state) => state.selected)
  const hovered = useHoveredSection(body, editor)
  if (body === null) return null

  const marks = [
    { kind: 'selected' as const, key: selected },
    { kind: 'hovered' as const, key: hovered === selected ? null : hovered },
  ].flatMap(({ kind, key }) => {
    const index = sections.findIndex((section) => sectionKey(section) === key)
    return index === -1 ? [] : [{ kind, key, index }]
  })
  const target = landing?.at === 'inside' ? sections[landing.index] : undefined
  const inside = target ? boxOf(target, body.ownerDocument) : null
  const scrolled = body.ownerDocument.defaultView?.scrollY ?? 0
  return (
    <div className="wp-over">
      <style>{overlayCss}</style>
      <PictureLayer sections={sections} />
      {marks.map(({ kind, key, index }) => (
        <SectionMark
          key={key}
          kind={kind}
          body={body}
          sections={sections}
          index={index}
          onLanding={(edge) => onLanding(edge === null ? null : { at: 'edge', index: edge })}
        />
      ))}
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
