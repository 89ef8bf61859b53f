import { useEffect } from 'react'

import type { Editor } from '../store/editor.ts'
import { selectedIndex } from '../store/editor.ts'
import { elementOf } from './section-elements.ts'

/** Brings a section into view that was selected, moved or added elsewhere. */
export function useFollowSelection(body: HTMLElement | null, { store }: Editor): void {
  useEffect(() => {
    if (body === null) return
    let last = selectedIndex(store.getState())
    return store.subscribe((state) => {
      const index = selectedIndex(state)
      const section = state.history.present.sections[index]
      if (index === last || section === undefined) return
      last = index
      // Drawn first: a section that was just added is not there yet.
      requestAnimationFrame(() => {
        const element = elementOf(section, body.ownerDocument)
        if (element !== null && !isSeen(element)) element.scrollIntoView({ block: 'start' })
      })
    })
  }, [body, store])
}

function isSeen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const { clientHeight } = element.ownerDocument.documentElement
  const seen = Math.min(bottom, clientHeight) - Math.max(top, 0)
  return seen > Math.min(clientHeight, bottom - top) / 3
}
