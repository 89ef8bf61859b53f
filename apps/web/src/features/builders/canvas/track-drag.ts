import type { Section } from '@wildpath/page/document'

import { dropIndexAt } from './section-elements.ts'

type DragOptions = {
  /** The body of the page's document. */
  body: HTMLElement
  sections: () => readonly Section[]
  /** Where the thing would land; null while it is not over the page. */
  onMove: (index: number | null, point: { x: number; y: number }) => void
  onDrop: (index: number, point: { x: number; y: number }) => void
  /** However it ends. */
  onEnd: () => void
}

/** So near the edge of what is seen, in pixels, the page scrolls under the thing. */
const edge = 60
/** Pixels a frame. */
const speed = 14

/**
 * Follows a pointer that was pressed on something draggable, in the product's document or in the page's
 * own, until it is let go. Points are those of the page's window, in pixels. Escape takes it back.
 */
export function trackDrag(event: PointerEvent, handle: Element, options: DragOptions): void {
  const { body, sections, onMove, onDrop, onEnd } = options
  const page = body.ownerDocument
  const { defaultView: view } = page
  if (view === null) return
  const listening = new AbortController()
  const { signal } = listening
  let last = pointOnPage(event, handle, page)
  let frame = 0

  function update(next: PointerEvent) {
    last = pointOnPage(next, handle, page)
    onMove(isOver(last, page) ? dropIndexAt(last.y, sections(), page) : null, last)
  }
  function scroll() {
    const height = page.documentElement.clientHeight
    const step = last.y < edge ? -speed : last.y > height - edge ? speed : 0
    if (step !== 0 && isOver(last, page)) {
      view?.scrollBy(0, step)
      onMove(dropIndexAt(last.y, sections(), page), last)
    }
    frame = requestAnimationFrame(scroll)
  }
  function finish() {
    cancelAnimationFrame(frame)
    listening.abort()
    onEnd()
  }

  handle.setPointerCapture(event.pointerId)
  frame = requestAnimationFrame(scroll)
  listen(handle, 'pointermove', update, signal)
  listen(
    handle,
    'pointerup',
    (up) => {
      update(up)
      if (isOver(last, page)) onDrop(dropIndexAt(last.y, sections(), page), last)
      finish()
    },
    signal,
  )
  listen(handle, 'pointercancel', finish, signal)
  for (const target of [window, view]) {
    target.addEventListener('keydown', (key) => key.key === 'Escape' && finish(), { signal })
  }
}

function listen(
  target: Element,
  type: 'pointermove' | 'pointerup' | 'pointercancel',
  handle: (event: PointerEvent) => void,
  signal: AbortSignal,
) {
  // Elements of the page's document are not of this document's classes, and their events neither.
  target.addEventListener(type, (event) => handle(event as PointerEvent), { signal })
}

/** The pointer in the page's window: as it comes from there, else measured through the frame. */
function pointOnPage(event: PointerEvent, handle: Element, page: Document) {
  const { clientX: x, clientY: y } = event
  if (handle.ownerDocument === page) return { x, y }
  const frame = page.defaultView?.frameElement
  if (!frame) return { x: -1, y: -1 }
  const box = frame.getBoundingClientRect()
  const scale = box.width / frame.clientWidth
  return { x: (x - box.left) / scale, y: (y - box.top) / scale }
}

function isOver({ x, y }: { x: number; y: number }, page: Document): boolean {
  const { clientWidth, clientHeight } = page.documentElement
  return x >= 0 && y >= 0 && x <= clientWidth && y <= clientHeight
}
