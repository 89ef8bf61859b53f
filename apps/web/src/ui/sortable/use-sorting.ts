import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

import { useStableCallbacks } from '../../lib/use-stable-callbacks.ts'
import { dragRow, type DraggedRow } from './dragged-row.ts'
import { edgeScroll } from './edge-scroll.ts'
import { keyAction } from './key-action.ts'
import { sortAnnouncements } from './sort-announcements.ts'

type Sorting = {
  list: RefObject<HTMLElement | null>
  /** Says aloud; its text is set here, so that no row is drawn anew. */
  status: RefObject<HTMLElement | null>
  onMove: (from: number, to: number) => void
}

/** What the grip of a row does, with pointer, finger and keyboard. The same object all along. */
export type Grip = {
  onPointerDown: (event: PointerEvent<HTMLElement>, name: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>, name: string) => void
  onBlur: () => void
}

export function useSorting({ list, status, onMove }: Sorting): Grip {
  const { move } = useStableCallbacks({ move: onMove })
  const [carrier] = useState(() => createCarrier({ list, status, onMove: move }))
  useEffect(() => carrier.cancel, [carrier])
  return carrier.grip
}

function createCarrier({ list: listRef, status, onMove }: Sorting) {
  let carried: { row: DraggedRow; name: string; handle: HTMLElement; stop: () => void } | null =
    null

  function say(word: keyof typeof sortAnnouncements, place: number) {
    if (carried === null || status.current === null) return
    const { row, name } = carried
    status.current.textContent = sortAnnouncements[word]({ name, place, count: row.count })
  }

  function lift(handle: HTMLElement, name: string, stop: () => void): DraggedRow | null {
    const list = listRef.current
    const from = list === null ? -1 : [...list.children].findIndex((row) => row.contains(handle))
    const row = list === null ? null : dragRow(list, from)
    if (row === null) return null
    carried = { row, name, handle, stop }
    handle.setAttribute('aria-pressed', 'true')
    say('lifted', from)
    return row
  }

  function end(isKept: boolean) {
    if (carried === null) return
    const { row, handle, stop } = carried
    const [from, to] = [row.from, row.place()]
    stop()
    say(isKept ? 'dropped' : 'putBack', isKept ? to : from)
    carried = null
    handle.removeAttribute('aria-pressed')
    // The list is drawn in its new order before the rows stop making room: nothing jumps.
    if (isKept && to !== from) flushSync(() => onMove(from, to))
    row.letGo()
    // A row that changed its place in the document has lost the focus, or is another one by now.
    const there = handle.isConnected
      ? handle
      : listRef.current?.children[to]?.querySelector<HTMLElement>('[data-grip]')
    there?.focus({ preventScroll: true })
  }

  function startDrag(event: PointerEvent<HTMLElement>, name: string) {
    const handle = event.currentTarget
    const list = listRef.current
    if (list === null || carried !== null || event.button !== 0) return
    const startY = event.clientY
    let pointerY = startY
    const scroll = edgeScroll(list, follow)
    const startScroll = scroll.scrolled()
    const listeners = new AbortController()
    function follow() {
      carried?.row.pull(pointerY - startY + scroll.scrolled() - startScroll)
    }
    const row = lift(handle, name, () => {
      listeners.abort()
      scroll.stop()
    })
    if (row === null) return scroll.stop()
    event.preventDefault()
    handle.focus({ preventScroll: true })
    handle.setPointerCapture(event.pointerId)
    const { signal } = listeners
    handle.addEventListener(
      'pointermove',
      ({ clientY }: globalThis.PointerEvent) => {
        pointerY = clientY
        scroll.pointerAt(clientY)
        follow()
      },
      { signal },
    )
    handle.addEventListener('pointerup', () => end(true), { signal })
    handle.addEventListener('pointercancel', () => end(false), { signal })
  }

  function pressKey(event: KeyboardEvent<HTMLElement>, name: string) {
    const action = keyAction(event.key, carried === null ? null : carried.row)
    if (action === null) return
    event.preventDefault()
    event.stopPropagation()
    switch (action.kind) {
      case 'lift':
        lift(event.currentTarget, name, () => {})
        return
      case 'drop':
        return end(true)
      case 'put-back':
        return end(false)
      case 'step':
        carried?.row.step(action.to)
        return say('moved', action.to)
    }
  }

  const cancel = () => end(false)
  const grip: Grip = { onPointerDown: startDrag, onKeyDown: pressKey, onBlur: cancel }
  return { grip, cancel }
}
