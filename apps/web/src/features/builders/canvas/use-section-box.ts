import type { Section } from '@wildpath/page/document'
import { useEffect, useState } from 'react'

import { elementOf } from './section-elements.ts'

export type SectionBox = {
  /** In the page's document, in its pixels. */
  left: number
  top: number
  width: number
  height: number
  /** How large the page is drawn on the screen. */
  scale: number
}

/** Where the section at `index` stands, kept up to date; null while it draws nothing. */
export function useSectionBox(
  body: HTMLElement | null,
  sections: readonly Section[],
  index: number,
): SectionBox | null {
  const [box, setBox] = useState<SectionBox | null>(null)

  useEffect(() => {
    if (body === null) return
    const section = sections[index]
    const measure = () => {
      const next = section === undefined ? null : measured(body, section)
      setBox((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    // Whatever makes a section or those above it higher makes the body higher. The first measure is
    // the observer's own: it comes when the page is laid out anyway.
    const observer = new ResizeObserver(measure)
    observer.observe(body)
    const frame = body.ownerDocument.defaultView?.frameElement
    if (frame) observer.observe(frame)
    return () => observer.disconnect()
  }, [body, sections, index])

  return box
}

function measured(body: HTMLElement, section: Section): SectionBox | null {
  const element = elementOf(section, body.ownerDocument)
  if (element === null) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  const { scrollX = 0, scrollY = 0, frameElement = null } = body.ownerDocument.defaultView ?? {}
  const shown = frameElement?.getBoundingClientRect().width ?? 1
  const scale = frameElement === null ? 1 : shown / frameElement.clientWidth
  return { left: left + scrollX, top: top + scrollY, width, height, scale }
}
