import { isUnknownSection } from '@wildpath/page/document'
import { SectionDrawing, type SectionSlot } from '@wildpath/page/render'
import { type ComponentProps, memo, type ReactNode, use, useEffect, useRef, useState } from 'react'

import { FrameBodyContext } from './frame-body-context.ts'
import { observeViewport } from '../../../lib/observe-viewport.ts'

/** Drawn at once, before anything is known of where sections stand. */
const firstSections = 3
/** Height of a section that was never drawn, in pixels. */
const guessedHeight = 480

/** Renders each section near the viewport: see `VirtualSection`. */
export const VirtualSlot: SectionSlot = memo(function VirtualSlot(
  slot: ComponentProps<SectionSlot>,
) {
  return (
    <VirtualSection {...slot}>
      <SectionDrawing section={slot.section} />
    </VirtualSection>
  )
}, hasSameSection)

/** Ignores the index, so that moving a section does not rerender the sections below it. */
export function hasSameSection(
  before: ComponentProps<SectionSlot>,
  after: ComponentProps<SectionSlot>,
): boolean {
  return before.section === after.section
}

type VirtualSectionProps = ComponentProps<SectionSlot> & { children: ReactNode }

/**
 * Shows a section while it is near what is seen of its frame, and keeps its room free while it is not: a
 * page of hundreds of sections is there as soon as its first screen, and a keystroke draws few of them.
 */
export function VirtualSection({ section, index, children }: VirtualSectionProps) {
  /** Pixels that are kept free; null while the section is drawn. */
  const [room, setRoom] = useState(index < firstSections ? null : guessedHeight)
  // It has no id to be found by, and draws one line.
  if (isUnknownSection(section)) return children
  if (room === null) {
    return (
      <Drawn id={section.id} onFar={setRoom}>
        {children}
      </Drawn>
    )
  }
  return <Room id={section.id} type={section.type} height={room} onNear={setRoom} />
}

type DrawnProps = {
  id: string
  /** Hears the height of the section, in pixels. */
  onFar: (height: number) => void
  children: ReactNode
}

function Drawn({ id, onFar, children }: DrawnProps) {
  const body = use(FrameBodyContext)

  useEffect(() => {
    // What draws nothing has no place that could be far away.
    const element = body?.ownerDocument.getElementById(id)
    if (!element) return
    return observeViewport(element, (isNear, height) => !isNear && onFar(height))
  }, [body, id, onFar])

  return children
}

type RoomProps = { id: string; type: string; height: number; onNear: (room: null) => void }

/** Of the same kind as what it stands for: designs count the sections around it. */
function Room({ id, type, height, onNear }: RoomProps) {
  const element = useRef<HTMLElement>(null)
  const Element = type === 'header' || type === 'footer' ? type : 'section'

  useEffect(() => {
    if (element.current === null) return
    return observeViewport(element.current, (isNear) => isNear && onNear(null))
  }, [onNear])

  return <Element ref={element} id={id} className="pg-section" style={{ height }} />
}
