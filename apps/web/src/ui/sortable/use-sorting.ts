import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

import { useStableCallbacks } from '../../lib/use-stable-callbacks.ts'
import { dragRow } from './dragged-row.ts'
import { edgeScroll } from './edge-scroll.ts'
import { createRowCarrier, type RowCarrier } from './row-carrier.ts'

type Sorting = {
  list: RefObject<HTMLElement | null>
  /** Says aloud; its text is set here, so that no row is drawn anew. */
  status: RefObject<HTMLElement | null>
  onMove: (from: number, to: number) => void
}

/** What the grip of a row does, with pointer, finger and keyboard. The same object all along. */
export type Grip = ReturnType<typeof gripOf>

export function useSorting({ list, status, onMove }: Sorting): Grip {
  const { move } = useStableCallbacks({ move: onMove })
  const [{ carrier, grip }] = useState(() => {
    const carrier = carrierOf({ list, status, onMove: move })
    return { carrier, grip: gripOf(carrier, list) }
  })
  useEffect(() => carrier.putBack, [carrier])
  return grip
}

function carrierOf({ list, status, onMove }: Sorting) {
  return createRowCarrier<HTMLElement>({
    lift(handle) {
      if (list.current === null) return null
      const from = [...list.current.children].findIndex((row) => row.contains(handle))
      return dragRow(list.current, from)
    },
    setPressed(handle, isPressed) {
      if (isPressed) handle.setAttribute('aria-pressed', 'true')
      else handle.removeAttribute('aria-pressed')
    },
    say(text) {
      if (status.current !== null) status.current.textContent = text
    },
    onMove: (from, to) => flushSync(() => onMove(from, to)),
    // A row that changed its place in the document has lost the focus, or is another one by now.
    focus(handle, place) {
      const there = handle.isConnected
        ? handle
        : list.current?.children[place]?.querySelector<HTMLElement>('[data-grip]')
      there?.focus({ preventScroll: true })
    },
  })
}

function gripOf(carrier: RowCarrier<HTMLElement>, listRef: RefObject<HTMLElement | null>) {
  function onPointerDown(event: PointerEvent<HTMLElement>, name: string) {
    const handle = event.currentTarget
    const list = listRef.current
    if (list === null || event.button !== 0) return
    const startY = event.clientY
    let pointerY = startY
    const scroll = edgeScroll(list, follow)
    const startScroll = scroll.scrolled()
    const listeners = new AbortController()
    function follow() {
      carrier.pull(pointerY - startY + scroll.scrolled() - startScroll)
    }
    const isLifted = carrier.lift(handle, name, () => {
      listeners.abort()
      scroll.stop()
    })
    if (!isLifted) return scroll.stop()
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
    handle.addEventListener('pointerup', carrier.drop, { signal })
    handle.addEventListener('pointercancel', carrier.putBack, { signal })
  }

  return {
    onPointerDown,
    onKeyDown(event: KeyboardEvent<HTMLElement>, name: string) {
      if (!carrier.pressKey(event.currentTarget, event.key, name)) return
      event.preventDefault()
      event.stopPropagation()
    },
    onBlur: (event: { currentTarget: HTMLElement }) => carrier.leave(event.currentTarget),
  }
}
