import type { PageDocument } from '@wildpath/page/document'
import { useEffect, useMemo, useRef } from 'react'

import { useEditorState } from '../store/editor-context.ts'
import { sectionKey } from '../store/section-key.ts'
import { elementOf, sectionAt } from './section-elements.ts'

/**
 * Scrolls a section into view when it is selected, moved, or changed elsewhere. A section that is clicked on the page
 * does not scroll; otherwise the second click of a double-click would hit different text.
 */
export function useFollowSelection(body: HTMLElement | null, { sections }: PageDocument): void {
  const selected = useEditorState((state) => state.selected)
  const index = sections.findIndex((section) => sectionKey(section) === selected)
  const section = sections[index]
  const followed = useMemo(
    () => (section === undefined ? null : { section, index }),
    [section, index],
  )
  const pressed = useRef<string | null>(null)
  const shown = useRef<string | null>(null)

  useEffect(() => {
    const handlePress = ({ target }: MouseEvent) => {
      const section = sectionAt(target, sections)?.section
      pressed.current = section === undefined ? null : sectionKey(section)
    }
    body?.addEventListener('click', handlePress, { capture: true })
    return () => body?.removeEventListener('click', handlePress, { capture: true })
  }, [body, sections])

  useEffect(() => {
    const isPressed = shown.current !== selected && pressed.current === selected
    shown.current = selected
    if (isPressed) return
    const view = body?.ownerDocument.defaultView
    if (!body || !view || followed === null) return
    // Measuring right after an edit would force another layout.
    const frame = view.requestAnimationFrame(() => {
      const element = elementOf(followed.section, body.ownerDocument)
      if (element !== null && !isSeen(element)) element.scrollIntoView({ block: 'start' })
    })
    return () => view.cancelAnimationFrame(frame)
  }, [body, followed, selected])
}

function isSeen(element: HTMLElement): boolean {
  // Scrolling would move the text that is being written.
  if (element.contains(element.ownerDocument.activeElement)) return true
  const { top, bottom } = element.getBoundingClientRect()
  const { clientHeight } = element.ownerDocument.documentElement
  const seen = Math.min(bottom, clientHeight) - Math.max(top, 0)
  return seen > Math.min(clientHeight, bottom - top) / 3
}
