/** Pixels from an edge within which a carried row scrolls, and the most it scrolls a frame. */
const edge = 56
const fastest = 14

/** Scrolls what the list stands in while a pointer carries a row near its edge. */
export function edgeScroll(list: HTMLElement, onScroll: () => void) {
  const scroller = scrollerOf(list)
  let pointerY = Number.NaN
  let frame = requestAnimationFrame(look)

  function look() {
    frame = requestAnimationFrame(look)
    const before = scroller.scrollTop
    scroller.scrollTop += speedAt(pointerY, spanOf(scroller))
    if (scroller.scrollTop !== before) onScroll()
  }

  return {
    /** Pixels scrolled so far, from wherever it began. */
    scrolled: () => scroller.scrollTop,
    pointerAt: (y: number) => {
      pointerY = y
    },
    stop: () => cancelAnimationFrame(frame),
  }
}

/** Pixels a frame: the nearer to the edge, the faster; 0 away from it. */
export function speedAt(y: number, { top, bottom }: { top: number; bottom: number }): number {
  if (y < top + edge) return -Math.min(fastest, Math.ceil((top + edge - y) / 4))
  if (y > bottom - edge) return Math.min(fastest, Math.ceil((y - bottom + edge) / 4))
  return 0
}

function spanOf(scroller: Element) {
  if (scroller === document.scrollingElement) return { top: 0, bottom: window.innerHeight }
  const { top, bottom } = scroller.getBoundingClientRect()
  return { top: Math.max(0, top), bottom: Math.min(window.innerHeight, bottom) }
}

function scrollerOf(element: HTMLElement): Element {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at)
    if (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight) return at
  }
  return document.scrollingElement ?? document.documentElement
}
