/** Hears when an element comes near what is seen or leaves, and its height in pixels when it was looked at. */
type Listener = (isNear: boolean, height: number) => void

type Watched = { listener: Listener; isNear: boolean | null }
type Watch = { elements: Map<Element, Watched>; look: () => void }

const watches = new WeakMap<Document, Watch>()

/** So many screens above and below what is seen count as near: scrolling meets drawn parts. */
const screensAround = 2

export function isNear({ top, bottom }: DOMRect, screen: number): boolean {
  return bottom > -screensAround * screen && top < (1 + screensAround) * screen
}

/**
 * Tells when an element comes near what is seen of its document, and when it leaves. Ends what it answers.
 * It looks when something is scrolled, moved or changes the page's height; an intersection observer would look
 * at every one of hundreds of elements after every letter.
 */
export function observeViewport(element: Element, listener: Listener): () => void {
  const { elements, look } = watchOf(element.ownerDocument)
  elements.set(element, { listener, isNear: null })
  look()
  return () => elements.delete(element)
}

function watchOf(document: Document): Watch {
  const known = watches.get(document)
  if (known !== undefined) return known
  const elements: Watch['elements'] = new Map()
  const { defaultView: view } = document
  let isAsked = false

  function look() {
    if (isAsked || view === null) return
    isAsked = true
    view.requestAnimationFrame(() => {
      isAsked = false
      tellChanges(elements, view.innerHeight)
    })
  }

  // Panels scroll by themselves, and do not say so further up.
  view?.addEventListener('scroll', look, { passive: true, capture: true })
  view?.addEventListener('resize', look)
  new ResizeObserver(look).observe(document.body)
  // What changes places may come near without anything being scrolled.
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  const watch = { elements, look }
  watches.set(document, watch)
  return watch
}

/** All are measured before the first is told: what a listener does may cost a layout. */
function tellChanges(elements: Watch['elements'], screen: number) {
  const seen = [...elements].map(([element, watched]) => {
    const box = element.getBoundingClientRect()
    return { watched, near: isNear(box, screen), height: box.height }
  })
  for (const { watched, near, height } of seen) {
    if (watched.isNear === near) continue
    watched.isNear = near
    watched.listener(near, height)
  }
}
