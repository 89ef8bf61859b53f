import type { PageDocument } from '@wildpath/page/document'
import { useEffect, useMemo } from 'react'

import { useEditorState } from '../store/editor-context.ts'
import { sectionKey } from '../store/section-key.ts'
import { elementOf } from './section-elements.ts'

/** Brings the section into view that was selected, moved or changed elsewhere; `page` is what is drawn. */
export function useFollowSelection(body: HTMLElement | null, { sections }: PageDocument): void {
  const selected = useEditorState((state) => state.selected)
  const index = sections.findIndex((section) => sectionKey(section) === selected)
  const section = sections[index]
  const followed = useMemo(
    () => (section === undefined ? null : { section, index }),
    [section, index],
  )

  useEffect(() => {
    const view = body?.ownerDocument.defaultView
    if (!body || !view || followed === null) return
    // Measuring right after an edit would force another layout.
    const frame = view.requestAnimationFrame(() => {
      const element = elementOf(followed.section, body.ownerDocument)
      if (element !== null && !isSeen(element)) element.scrollIntoView({ block: 'start' })
    })
    return () => view.cancelAnimationFrame(frame)
  }, [body, followed])
}

function isSeen(element: HTMLElement): boolean {
  // Scrolling would move the text that is being written.
  if (element.contains(element.ownerDocument.activeElement)) return true
  const { top, bottom } = element.getBoundingClientRect()
  const { clientHeight } = element.ownerDocument.documentElement
  const seen = Math.min(bottom, clientHeight) - Math.max(top, 0)
  return seen > Math.min(clientHeight, bottom - top) / 3
}
