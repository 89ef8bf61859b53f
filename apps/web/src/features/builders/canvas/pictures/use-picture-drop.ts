import type { Section } from '@wildpath/page/document'
import { useEffect, useState } from 'react'

import { notify } from '../../../../ui/notify.ts'
import { getTargetKey, type PictureTarget } from '../../pictures/picture-target.ts'
import type { PictureActions } from '../../pictures/pictures-context.ts'
import { findDropTarget } from './find-drop-target.ts'
import { listElementsAt } from './find-pressed-picture.ts'

/**
 * Replaces pictures with dropped files, and prevents a file dropped elsewhere from navigating away from
 * the editor. Returns the field under the dragged file.
 */
export function usePictureDrop(
  body: HTMLElement,
  sections: readonly Section[],
  pictures: PictureActions,
): PictureTarget | null {
  const [target, setTarget] = useState<PictureTarget | null>(null)

  useEffect(() => {
    const { ownerDocument } = body
    const find = (event: DragEvent) =>
      findDropTarget(listElementsAt(ownerDocument, event), sections)
    function handleOver(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      const next = find(event)
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = next ? 'copy' : 'none'
      setTarget((before) =>
        before && next && getTargetKey(before) === getTargetKey(next) ? before : next,
      )
    }
    function handleLeave(event: DragEvent) {
      if (event.relatedTarget === null) setTarget(null)
    }
    function handleDrop(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      setTarget(null)
      const next = find(event)
      const [file] = event.dataTransfer?.files ?? []
      if (next === null) notify('Drop the file on a section.')
      else if (file !== undefined) pictures.replace(next, file)
    }
    const stops = [
      addListeners(ownerDocument, {
        dragover: handleOver,
        dragleave: handleLeave,
        drop: handleDrop,
      }),
      addListeners(document, { dragover: preventNavigation, drop: preventNavigation }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [body, sections, pictures])

  return target
}

type Listeners = Partial<Record<'dragover' | 'dragleave' | 'drop', (event: DragEvent) => void>>

function addListeners(target: Document, listeners: Listeners): () => void {
  const all = Object.entries(listeners) as [keyof Listeners, (event: DragEvent) => void][]
  for (const [name, listener] of all) target.addEventListener(name, listener)
  return () => {
    for (const [name, listener] of all) target.removeEventListener(name, listener)
  }
}

/** Prevents the browser from navigating to a dropped file. */
function preventNavigation(event: DragEvent) {
  if (hasFiles(event)) event.preventDefault()
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true
}
