import type { Section } from '@wildpath/page/document'

import { useWide } from '../../../lib/use-wide.ts'
import { useEditorState } from '../store/editor-context.ts'
import { sectionKey } from '../store/section-key.ts'
import { SectionBar } from './section-bar.tsx'
import { useSectionBox } from './use-section-box.ts'

type SectionMarkProps = {
  body: HTMLElement
  /** The sections as drawn. */
  sections: readonly Section[]
  index: number
  kind: 'selected' | 'hovered'
  onLanding: (index: number | null) => void
}

const labels = { selected: 'Selected section', hovered: 'Section under the pointer' }

/** The frame around a section, with its bar. */
export function SectionMark({ body, sections, index, kind, onLanding }: SectionMarkProps) {
  const box = useSectionBox(body, sections, index)
  const isWide = useWide()
  const section = sections[index]
  const movedTo = useEditorState(({ moved }) =>
    section !== undefined && moved?.key === sectionKey(section) ? moved.place : null,
  )
  if (box === null) {
    return kind === 'selected' ? (
      <p className="wp-note">This section shows nothing yet. Fill in its fields or add an item.</p>
    ) : null
  }
  const { left, top, width, height } = box
  return (
    <div className={`wp-${kind}`}>
      <div className="wp-frame" style={{ left, top, width, height }} />
      {movedTo !== null && (
        <div key={movedTo} className="wp-flash" style={{ left, top, width, height }} />
      )}
      {isWide && (
        <SectionBar
          body={body}
          index={index}
          box={box}
          label={labels[kind]}
          onLanding={onLanding}
        />
      )}
    </div>
  )
}
