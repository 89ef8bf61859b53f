import type { SampleOnPage } from '@wildpath/page/samples'
import type { FieldPath } from '@wildpath/page/edit'
import { type RefObject, useEffect } from 'react'

import { readFieldPath } from './read-field-path.ts'
import { showField } from './show-field.ts'

/** A field that a person asked for, wherever they did. */
export type RequestedField = {
  sectionId: string
  path: FieldPath
  /** False for a text that is edited on the page, which keeps the focus. */
  isFocused: boolean
}

export const requestedFieldOf = ({ sectionId, path }: SampleOnPage): RequestedField => ({
  sectionId,
  path,
  isFocused: true,
})

/** The field that an address asks for, such as '?section=reach&field=content.phone'. */
export function requestedFieldIn(search: URLSearchParams): RequestedField | null {
  const [sectionId, field] = [search.get('section'), search.get('field')]
  if (sectionId === null || field === null) return null
  return { sectionId, path: readFieldPath(field), isFocused: true }
}

type ShowInput = {
  panel: RefObject<HTMLElement | null>
  /** The same object until the field was shown. */
  field: RequestedField | null
  /** The tab with the fields of the content is the one that is shown. */
  isOpen: boolean
  onShown: () => void
}

/** Shows a requested field as soon as the panel renders it. */
export function useRequestedField({ panel, field, isOpen, onShown }: ShowInput): void {
  useEffect(() => {
    const node = panel.current
    if (field === null || !isOpen || node === null) return
    // Entries open and fields are drawn one after the other.
    const observer = new MutationObserver(look)
    function look() {
      if (node === null || field === null || !showField(node, field)) return
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
  }, [panel, field, isOpen, onShown])
}
