import type { SampleOnPage } from '@wildpath/page/samples'
import type { FieldPath } from '@wildpath/page/edit'
import { type RefObject, useEffect } from 'react'

import { focusField } from './focus-field.ts'

/** A field that a person asked for, wherever they did. */
export type RequestedField = { sectionId: string; path: FieldPath }

export const requestedFieldOf = ({ sectionId, path }: SampleOnPage): RequestedField => ({
  sectionId,
  path,
})

/** The field that an address asks for, such as '?section=reach&field=content.phone'. */
export function requestedFieldIn(search: URLSearchParams): RequestedField | null {
  const [sectionId, field] = [search.get('section'), search.get('field')]
  if (sectionId === null || field === null) return null
  const path = field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  return { sectionId, path }
}

type ShowInput = {
  panel: RefObject<HTMLElement | null>
  /** The same object until the field was shown. */
  path: FieldPath | null
  /** The tab with the fields of the content is the one that is shown. */
  isOpen: boolean
  onShown: () => void
}

/** Shows a wanted field as soon as the panel has it. */
export function useRequestedField({ panel, path, isOpen, onShown }: ShowInput): void {
  useEffect(() => {
    const node = panel.current
    if (path === null || !isOpen || node === null) return
    // Entries open and fields are drawn one after the other.
    const observer = new MutationObserver(look)
    function look() {
      if (node === null || path === null || !focusField(node, path)) return
      observer.disconnect()
      onShown()
    }
    // A dialog that closes or opens just now takes the focus first.
    let timer: number | undefined
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => {
        observer.observe(node, { childList: true, subtree: true })
        look()
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      window.clearTimeout(timer)
      observer.disconnect()
    }
  }, [panel, path, isOpen, onShown])
}
